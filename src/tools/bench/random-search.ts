import type { Random } from "#demo/stock/random.ts";
import { randomFilters } from "../test-support/random-filters.ts";

/** A filtered search with all counts and 24 vehicles, as the storefront asks the services for it. */
export const randomSearch = (random: Random): RequestInit & { readonly body: string } => {
  const filters = randomFilters(random);
  return searchOf({ kind: random.chance(0.75) ? "car" : "motorbike", filters });
};

/** The same of filters that are given. */
export const searchOf = (data: Readonly<Record<string, unknown>>) => ({
  method: "POST",
  body: JSON.stringify({ components: [{ id: "s", key: "search", data }] }),
  headers: { "content-type": "application/json", "accept-language": "es" },
});

/** Where such a search is asked. */
export const searchPath = "/pages/component-filtered";
