import type { Catalogue } from "#backend/catalogue/known-catalogue.ts";
import type { rangeOf } from "#domain/search-query.ts";
import type { RangeFilter } from "#domain/search-query-keys.ts";
import { versionFigure } from "./filter-groups.ts";
import type { Selection } from "./select-vehicles.ts";

/**
 * How many vehicles that can be bought a search finds which itself finds none, with one of its ranges made wider: they are among those that
 * fail this range alone, so nobody else is looked at.
 */
export const countWider = (
  { failing }: Selection,
  { versions }: Pick<Catalogue, "versions">,
  filter: RangeFilter,
  { from, to }: ReturnType<typeof rangeOf>,
): number => {
  const failed = failing.get(filter);
  if (failed === undefined) return 0;
  const { places, columns, monthly } = failed;
  const unit = filter === "price" || filter === "monthly" ? 100 : 1;
  const lowest = Math.max((from ?? 0) * unit, filter === "monthly" ? 1 : 0);
  const highest = (to ?? Number.POSITIVE_INFINITY) * unit;
  const figureAt = (place: number): number | undefined => {
    if (filter === "monthly") return monthly[place];
    if (filter !== "power" && filter !== "range") return columns[filter][place];
    const known = versions.get(columns.version[place] as number);
    return known && versionFigure[filter](known);
  };
  let count = 0;
  for (const place of places) {
    const figure = figureAt(place);
    if (figure !== undefined && figure >= lowest && figure <= highest) count += 1;
  }
  return count;
};
