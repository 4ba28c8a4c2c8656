import { searchKeyOf } from "#backend/content/search-key.ts";
import { findBlock } from "#contract/blocks/find-block.ts";
import { searchBlock } from "#contract/blocks/search.ts";
import { parseSearchQuery } from "#domain/parse-search-query.ts";
import type { ShopPage } from "../pages/shop-page.ts";

/** A page as it is stored, without its frame. */
export const pageRow = (page: ShopPage) => ({
  locale: page.locale,
  slug: page.slug === "" ? "home" : page.slug,
  kind: page.kind,
  alternates: page.alternates,
  seo: page.seo,
  components: page.components,
  searchKey: searchKey(page),
});

const searchKey = (page: ShopPage): string | null => {
  const search = findBlock(page.components, searchBlock);
  if (search === undefined) return null;
  const { filters, kind, dealers } = search;
  return searchKeyOf(kind, parseSearchQuery(new URLSearchParams(filters)).query, dealers);
};
