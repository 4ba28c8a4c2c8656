import type { z } from "zod";
import type { savedSearch } from "#contract/saved-search.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";

type WireSearch = z.output<typeof savedSearch>;

/** A saved search: its list, and the service's other fields. */
export type SavedSearch = WireSearch & {
  readonly filters: Readonly<Record<string, string>>;
  readonly name: string;
};

/** The name of a list for which the service has none, from its filters. */
export const nameOfList = (filters: Readonly<Record<string, string>>, locale: Locale): string =>
  Object.values(filters).filter(Boolean).join(", ") || wordsOf(locale, "leads").allVehicles;

type Request = { readonly caller: { readonly locale: Locale } };

export const toSavedSearch = (wire: WireSearch, { caller }: Request): SavedSearch => {
  const { filters = {}, name = nameOfList(filters, caller.locale) } = wire;
  return { ...wire, filters, name };
};

export const toSavedSearches = (wire: readonly WireSearch[], request: Request): readonly SavedSearch[] =>
  wire.map((each) => toSavedSearch(each, request));
