import { type SearchQuery, serialiseSearchQuery } from "#domain/search-query.ts";

/** What a list page is about by itself, with the keys of the address: `{ brand: "seat" }`. */
export type Preset = Readonly<Record<string, string>>;

/** The address of a list with a query; the plain path when nothing is asked. */
export function listAddress(path: string, query: SearchQuery): string {
  const search = serialiseSearchQuery(query);
  return search === "" ? path : `${path}?${search}`;
}

/** The query's pairs for hidden fields, so that a form keeps what it does not ask for; `without` leaves keys out. */
export function keptPairs(query: SearchQuery, without: readonly string[]): [key: string, value: string][] {
  return [...new URLSearchParams(serialiseSearchQuery(query))].filter(([key]) => !without.includes(key));
}

/** The values in force of a filter: the visitor's, else those the page begins with. */
export function valuesInForce(chosen: readonly string[], preset: string | undefined): readonly string[] {
  return chosen.length > 0 ? chosen : (preset?.split(",").filter((value) => value !== "") ?? []);
}
