import type { Catalogue } from "#backend/catalogue/known-catalogue.ts";
import { rangeOf, type SearchQuery } from "#domain/search-query.ts";
import { type RangeFilter, rangeFilters } from "#domain/search-query-keys.ts";
import type { FilterGroup, Miss } from "../search-engine.ts";
import { rangeColumn, type Tallied } from "./facet-counter.ts";
import { versionFigure } from "./filter-groups.ts";
import type { Selection } from "./select-vehicles.ts";

const most = 6;

/** How far off a value of another filter is, beside a range that is missed by its whole. */
const otherValue: Readonly<Partial<Record<FilterGroup, number>>> = { make: 1, segment: 0.8, fuel: 0.6 };
const usual = 0.5;
const [perYear, perKilometre] = [0.05, 1 / 200];

const isRange = (group: FilterGroup): group is RangeFilter => rangeFilters.some((range) => range === group);

/** The vehicles that fail one filter alone, and that one by the least, with what they fail it by in the units of the address. */
export const nearestMisses = (
  { failing }: Pick<Selection, "failing">,
  query: SearchQuery,
  { versions }: Pick<Catalogue, "versions">,
): Miss[] => {
  const misses = [...failing].flatMap(([group, tallied]) => {
    const measure = measureOf(group, tallied, query, versions);
    return Array.from(tallied.places, (place) => {
      const { by, far } = measure(place);
      return {
        id: tallied.columns.id[place] as number,
        filter: group === "make" ? "brand" : group,
        by,
        far,
      } as const;
    });
  });
  return misses
    .toSorted((a, b) => a.far - b.far || a.id - b.id)
    .slice(0, most)
    .map(({ id, filter, by }) => ({
      id,
      filter,
      ...(by !== undefined && { by: Math.sign(by) * Math.ceil(Math.abs(by)) }),
    }));
};

type Measured = { readonly by?: number | undefined; readonly far: number };

const measureOf = (
  group: FilterGroup,
  tallied: Tallied,
  query: SearchQuery,
  versions: Catalogue["versions"],
): ((place: number) => Measured) => {
  const { columns, distances } = tallied;
  if (group === "place") {
    const { radius = 0 } = query;
    return (place) => ({
      far: ((distances?.[columns.dealer[place] as number] ?? 0) - radius) * perKilometre,
    });
  }
  if (!isRange(group)) return () => ({ far: otherValue[group] ?? usual });
  const { from = 0, to = Number.POSITIVE_INFINITY } = rangeOf(query, group);
  const unit = group === "price" || group === "monthly" ? 100 : 1;
  const figureAt = (place: number): number | undefined => {
    if (group !== "power" && group !== "range") {
      const { column, added } = rangeColumn(tallied, group);
      return ((column[place] as number) + added) / unit || undefined;
    }
    const known = versions.get(columns.version[place] as number);
    return known && versionFigure[group](known);
  };
  return (place) => {
    const figure = figureAt(place);
    if (figure === undefined) return { far: usual };
    const by = figure < from ? figure - from : figure - to;
    return {
      by,
      far: group === "year" ? Math.abs(by) * perYear : Math.abs(by) / (figure < from ? from : to),
    };
  };
};
