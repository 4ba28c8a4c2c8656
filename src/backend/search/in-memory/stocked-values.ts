import { emptySearchQuery } from "#domain/search-query.ts";
import { type HasValue, type VersionGroup, versionGroups } from "../search-engine.ts";
import { versionValues } from "./filter-groups.ts";
import { selectVehicles } from "./select-vehicles.ts";
import type { Scope, SearchedStock } from "./stock.ts";

/**
 * A list of some dealers offers what these have. One of all dealers offers whatever the catalogue knows, since it may come again
 * any day. Selects once more: an earlier selection is good no longer.
 */
export const stockedValues = (stock: SearchedStock, scope: Scope): HasValue => {
  if (scope.dealers === undefined) return () => true;
  const { places } = selectVehicles(stock, scope, emptySearchQuery).passing;
  const { version } = stock.index.columns;
  const numbers = new Set(Array.from(places, (place) => version[place] as number));
  const known = [...numbers].flatMap((number) => stock.catalogue.versions.get(number) ?? []);
  const values = new Map<VersionGroup, ReadonlySet<string>>(
    versionGroups.map((group) => [group, new Set(known.flatMap(versionValues[group]))]),
  );
  return (filter, value) => values.get(filter)?.has(value) === true;
};
