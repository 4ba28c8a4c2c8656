import type { HeroData } from "#contract/blocks/hero.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import { loadDropdowns } from "#features/search/load-dropdowns.ts";
import { loadSearch } from "#features/search/load-search.ts";
import type { BlockContext } from "../../block-context.ts";
import { HeroBlock } from "./hero-block.tsx";

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
  const newestYear = dropdowns?.ok ? dropdowns.value.years.max : new Date().getFullYear();
  return (
    <HeroBlock
      data={data}
      level={headingLevel(context)}
      brands={brands}
      newestYear={newestYear}
      example={stock?.ok ? stock.value.example : undefined}
    />
  );
};
