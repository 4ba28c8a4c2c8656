import { findListPage } from "#api/list-page.ts";
import { pathOfSlug, slugOfPath } from "#domain/page-slug.ts";
import "server-only";
import { call } from "#api/call.ts";
import { knownShop } from "#api/known-shop.ts";
import type { Interpretation } from "#contract/interpretation.ts";
import { searchTextLength } from "#contract/search-filters.ts";
import { isAllowedPath } from "#domain/page-path.ts";
import type { VehicleList } from "#domain/vehicle-list.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";

/** The meaning of a typed text; undefined when the data service cannot interpret it. */
export const requestInterpretation = async (
  text: string,
  kind: VehicleKind | undefined,
  locale: Locale,
): Promise<Interpretation | undefined> => {
  const query = { text: text.slice(0, searchTextLength), kind };
  const answer = await call("interpretSearch", { query }, { locale });
  if (!answer.ok) return undefined;
  const { kind: named, ...meaning } = answer.value;
  return named && knownShop().kinds.includes(named) ? answer.value : meaning;
};

/** Path of the page whose list is exactly this; undefined when there is none. */
export const findListPath = async (
  list: VehicleList,
  locale: Locale,
  pathname: string,
): Promise<string | undefined> => {
  const slug = await findListPage({ list, locale, from: slugOfPath(locale, pathname) });
  const path = slug && pathOfSlug(locale, slug);
  return path && isAllowedPath(path) ? path : undefined;
};
