import type { Page } from "#contract/page.ts";
import { emptySearchQuery, type SearchQuery } from "#domain/search-query.ts";
import { withPreset } from "#features/search/list-address.ts";
import { loadSearchPage } from "#features/search/load-search.ts";
import type { Locale } from "#platform/locale.ts";
import type { SearchData } from "./blocks/search/schema.ts";
import { listPageOf } from "./list-path.ts";

/**
 * The page that search engines should know in the place of a filtered list without a page of its own: that of its model,
 * else of its make, else of its body type, where one is asked for; otherwise the list itself, without the visitor's filters.
 */
export const loadNearestList = async (
  page: Page,
  { kind, filters, dealers }: SearchData,
  query: SearchQuery,
): Promise<Page> => {
  if (dealers) return page;
  for (const wish of wishesOf(withPreset(query, filters))) {
    const found = await findList(kind, wish, page.locale);
    if (found) return found;
  }
  return page;
};

type Wish = Readonly<Partial<Record<"brand" | "model" | "segment", string>>>;

const wishesOf = ({ brand, model, segment }: SearchQuery): Wish[] => {
  const [one] = brand.length === 1 ? brand : [];
  const [name] = model.length === 1 ? model : [];
  const [body] = segment.length === 1 ? segment : [];
  return [
    ...(one && name ? [{ brand: one, model: name }] : []),
    ...(one ? [{ brand: one }] : []),
    ...(body ? [{ segment: body }] : []),
  ];
};

const findList = async (
  kind: SearchData["kind"],
  filters: Wish,
  locale: Locale,
): Promise<Page | undefined> => {
  const answer = await loadSearchPage(locale, { kind, preset: filters, query: emptySearchQuery, limit: 1 });
  return answer.ok ? listPageOf(answer.value.slug, { kind, filters }, locale) : undefined;
};
