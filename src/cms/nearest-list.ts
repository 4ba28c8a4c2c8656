import { confirmListPage, findListPage, listOfPage } from "#api/list-page.ts";
import type { SearchData } from "#contract/blocks/search.ts";
import type { Page } from "#contract/page.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import { isSameList, type VehicleList } from "#domain/vehicle-list.ts";
import { withPreset } from "#features/search/list-address.ts";

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
    const found = await findList({ kind, filters: wish }, page);
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

const findList = async (list: VehicleList, page: Page): Promise<Page | undefined> => {
  const { locale, slug: from } = page;
  const own = listOfPage(page);
  if (own && isSameList(own, list)) return page;
  const slug = await findListPage({ list, locale, from });
  return slug === undefined ? undefined : confirmListPage(slug, list, locale);
};
