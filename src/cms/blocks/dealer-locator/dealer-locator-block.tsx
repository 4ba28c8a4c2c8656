import type { Dealer } from "#api/models/dealer.ts";
import type { DealerLocatorData } from "#contract/blocks/dealer-locator.ts";
import { homePath } from "#domain/routes.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";
import { DealerHead } from "#features/dealers/dealer-head.tsx";
import { DealerList } from "#features/dealers/dealer-list.tsx";
import { DealerLocator } from "#features/dealers/dealer-locator.tsx";
import { BreadcrumbsData, DealersData } from "#features/seo/structured/structured-data.tsx";
import { getScopedI18n } from "#platform/i18n.ts";
import { Section } from "#ui/section/section.tsx";
import type { BlockContext } from "../../block-context.ts";
import { NoDealers } from "../../frame/missing-dealers.tsx";
import { headingLevel } from "../hero/render-hero.tsx";

type DealerLocatorBlockProps = Pick<
  BlockContext,
  "blockId" | "path" | "pageQuery" | "index" | "locale" | "query"
> & {
  readonly data: DealerLocatorData;
  readonly dealers: readonly Dealer[];
  /** `dealerService` values of dealers that value and take in cars. */
  readonly valuing: readonly string[];
};

/** The dealers: all of them with a map, or those of the page's place. The first block of a dealer's page. */
export const DealerLocatorBlock = async (props: DealerLocatorBlockProps) => {
  const { data, dealers, valuing, blockId, path, pageQuery, index, locale, query } = props;
  const { heading, text, lists } = data;
  const meant = dealers.filter(({ dealerCode }) => data.dealers?.includes(dealerCode) ?? true);
  const [first, ...others] = meant;
  if (!first) return data.dealers ? null : <NoDealers heading={heading} level={headingLevel({ index })} />;
  const t = await getScopedI18n("frame");
  const structured = (
    <>
      {index === 0 && (
        <BreadcrumbsData crumbs={[{ text: t("start"), href: homePath(locale) }, { text: heading }]} />
      )}
      <DealersData dealers={meant} path={path} />
    </>
  );
  if (data.dealers === undefined)
    return (
      <Section>
        {structured}
        <DealerLocator
          {...{ heading, text, lists, path, valuing }}
          id={blockId}
          level={headingLevel({ index })}
          dealers={meant}
          places={data.places}
          wanted={pageQuery.place}
        />
      </Section>
    );
  if (index === 0 && others.length === 0)
    return (
      <Section>
        {structured}
        <DealerHead
          {...{ heading, text }}
          dealer={first}
          values={valuing.includes(first.dealerService)}
          isBrief={serialiseSearchQuery(query) !== ""}
        />
      </Section>
    );
  return (
    <Section heading={heading} text={text}>
      {structured}
      <DealerList dealers={meant} lists={lists} valuing={valuing} level={3} />
    </Section>
  );
};
