import { vehicleStatuses } from "#domain/vehicle-types.ts";
import { type Candidate, type Group, tried } from "./frequent-values.ts";
import type { Stock } from "./row-failure.ts";
import type { Selection } from "./select-vehicles.ts";

/** The same with the year that each has most of. */
export const withYears = ({ index }: Stock, { places }: Selection, groups: readonly Group[]): Candidate[] => {
  const { version, status, year } = index.columns;
  const inStock = vehicleStatuses.indexOf("in-stock");
  const years = groups.map(() => new Map<number, number>());
  const groupOf = new Map(groups.flatMap(({ versions }, at) => [...versions].map((each) => [each, at])));
  for (const place of places) {
    const counts = years[groupOf.get(version[place] ?? 0) ?? -1];
    const built = year[place] ?? 0;
    if (counts && status[place] === inStock) counts.set(built, (counts.get(built) ?? 0) + 1);
  }
  return groups
    .flatMap(({ text }, at) =>
      [...(years[at] ?? [])].map(([built, count]) => ({ text: `${text} ${built}`, count })),
    )
    .toSorted((a, b) => b.count - a.count || (a.text < b.text ? 1 : -1))
    .slice(0, tried);
};
