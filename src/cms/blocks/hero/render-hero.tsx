import { loadDropdowns } from "#api/load-dropdowns.ts";
import type { HeroData } from "#contract/blocks/hero.ts";
import { yearList } from "#domain/option-lists.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import { loadSearch } from "#features/search/load-search.ts";
import { QuickSearch, type QuickSearchProps } from "#features/search/quick-search/quick-search.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { BlockContext } from "../../block-context.ts";
import styles from "./hero-block.module.css";

type HeroBlockProps = Pick<QuickSearchProps, "facets" | "brands" | "years" | "example" | "total"> & {
  readonly data: HeroData;
  /** Level of its title: 1 as the first block of the page. */
  readonly level: 1 | 2;
};

/** Hero of the home page: what the site sells, a search form, key figures. */
const HeroBlock = ({ data, level, ...rest }: HeroBlockProps) => {
  const { title, text, more = [], image, search, links = [], stats = [] } = data;
  const sentences = [text, ...more.map((each) => each.text)].filter(Boolean).join(" ");
  const Heading = `h${level}` as const;
  return (
    <section className={styles.hero}>
      <div className={styles.inner} data-searches={search && ""}>
        <div className={styles.words}>
          <Heading>{title}</Heading>
          {search && (
            <div className={styles.search}>
              <QuickSearch {...search} {...rest} />
            </div>
          )}
          {sentences !== "" && <p>{sentences}</p>}
        </div>
        {links.length > 0 && (
          <p className={styles.stats}>
            {links.map((link) => (
              <ButtonLink key={link.href} href={link.href} look="secondary">
                {link.text}
              </ButtonLink>
            ))}
          </p>
        )}
        {stats.length > 0 && (
          <DefinitionList items={stats.map(({ value, label }) => [label, value])} className={styles.stats} />
        )}
        {image && (
          <div className={styles.picture}>
            <Picture picture={image} alt={image.alt ?? ""} sizes="(width > 1024px) 560px, 100vw" first />
          </div>
        )}
      </div>
    </section>
  );
};

export const headingLevel = ({ index }: Pick<BlockContext, "index">): 1 | 2 => (index === 0 ? 1 : 2);

/** Without dropdown options the search form shows fewer fields. */
export const renderHero = async (data: HeroData, context: BlockContext) => {
  const { locale } = context;
  const [dropdowns, stock] = data.search
    ? await Promise.all([
        loadDropdowns(locale),
        loadSearch(locale, { preset: {}, query: emptySearchQuery, limit: 1, example: true }),
      ])
    : [];
  const brands = dropdowns?.ok
    ? dropdowns.value.brands.map(({ id, value }) => ({ value: id, text: value }))
    : [];
  const years = dropdowns?.ok ? dropdowns.value.yearsList : yearList(new Date().getFullYear());
  return (
    <HeroBlock
      data={data}
      level={headingLevel(context)}
      facets={stock?.ok ? stock.value.facets : undefined}
      brands={brands}
      years={years}
      example={stock?.ok ? stock.value.example : undefined}
      total={stock?.ok && stock.value.isPaged ? stock.value.total : undefined}
    />
  );
};
