import type { KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import { countVersions } from "./facet-counter.ts";
import type { Selection } from "./select-vehicles.ts";
import type { Stock } from "./stock.ts";

export type Group = Candidate & { readonly versions: ReadonlySet<number> };

/** The most frequent vehicles to buy that bear the same text, most first. */
export const frequent = (
  stock: Stock,
  { passing }: Selection,
  text: (known: KnownVersion) => string,
): Group[] => {
  const counts = countVersions(passing, Math.max(0, ...stock.catalogue.versions.keys()) + 1);
  const found = [...stock.catalogue.versions]
    .map(([number, known]) => ({ number, text: text(known), count: counts[number] ?? 0 }))
    .filter(({ count }) => count > 0);
  return [...Map.groupBy(found, (each) => each.text)]
    .map(([text, group]) => ({
      text,
      count: group.reduce((sum, { count }) => sum + count, 0),
      versions: new Set(group.map(({ number }) => number)),
    }))
    .toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .slice(0, tried);
};

/** How many of the most frequent vehicles are tried. */
export const tried = 12;

export type Candidate = { readonly text: string; readonly count: number };
