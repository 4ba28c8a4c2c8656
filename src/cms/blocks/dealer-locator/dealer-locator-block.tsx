import type { DealerLocatorData } from "#contract/blocks/dealer-locator.ts";
import type { Dealer } from "#contract/dealer.ts";
import { DealerList } from "#features/dealers/dealer-list.tsx";
import { DealerLocator } from "#features/dealers/dealer-locator.tsx";
import { DealersData } from "#features/seo/structured/structured-data.tsx";
import { Section } from "#ui/section/section.tsx";
import type { BlockContext } from "../../block-context.ts";

type DealerLocatorBlockProps = Pick<BlockContext, "blockId" | "path" | "asked"> & {
  readonly data: DealerLocatorData;
  readonly dealers: readonly Dealer[];
  /** Values of `dealerService` of dealers that value and take cars. */
  readonly valuing: readonly string[];
};

/** Where the dealers are: all of them with a map, or those of one page's place. */
export const DealerLocatorBlock = (props: DealerLocatorBlockProps) => {
  const { data, dealers, valuing, blockId, path, asked } = props;
  const meant = dealers.filter(({ dealerCode }) => data.dealers?.includes(dealerCode) ?? true);
  if (meant.length === 0) return null;
  return (
    <Section heading={data.heading} text={data.text}>
      <DealersData dealers={meant} path={path} />
      {data.dealers ? (
        <DealerList dealers={meant} lists={data.lists} valuing={valuing} level={3} />
      ) : (
        <DealerLocator
          id={blockId}
          dealers={meant}
          places={data.places}
          lists={data.lists}
          wanted={asked.place}
          path={path}
          valuing={valuing}
        />
      )}
    </Section>
  );
};
