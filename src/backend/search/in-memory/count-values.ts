import type { Catalogue, KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import { type FlagFilter, flagFilters } from "#domain/search-query-keys.ts";
import {
  type BandFilter,
  bandFilters,
  type FacetCounts,
  type FilterGroup,
  type VersionGroup,
  versionGroups,
  type WiderRange,
} from "../search-engine.ts";
import {
  countBands,
  countTraits,
  countVersions,
  extremesOf,
  type RowRange,
  rangeColumn,
  rowRanges,
  type Tallied,
} from "./facet-counter.ts";
import { versionFigure, versionRanges, versionValues } from "./filter-groups.ts";
import { hasFlag } from "./packed-traits.ts";
import type { Selection } from "./select-vehicles.ts";

/** Counts the vehicles of every value of every filter. */
export const countValues = (
  { passing, failing }: Selection,
  versions: ReadonlyMap<number, KnownVersion>,
): FacetCounts => {
  const numbers = Math.max(0, ...versions.keys()) + 1;
  const ofPassing = { versions: countVersions(passing, numbers), traits: countTraits(passing) };
  /** What was counted of those that pass all filters, and the same of those that fail this one alone. */
  const withFailing = <Counted>(
    group: FilterGroup,
    counted: Counted,
    count: (tallied: Tallied) => Counted,
  ) => {
    const failed = failing.get(group);
    return failed === undefined ? [counted] : [counted, count(failed)];
  };
  const versionsFor = (group: FilterGroup) =>
    withFailing(group, ofPassing.versions, (failed) => countVersions(failed, numbers));
  const countBy = (group: VersionGroup): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const counted of versionsFor(group))
      for (const [number, known] of versions) {
        const count = counted[number] ?? 0;
        if (count === 0) continue;
        for (const value of versionValues[group](known)) counts.set(value, (counts.get(value) ?? 0) + count);
      }
    return counts;
  };
  const countFlag = (flag: FlagFilter, bit: number): number => {
    let count = 0;
    for (const counted of withFailing(flag, ofPassing.traits, countTraits))
      for (let traits = 0; traits < counted.length; traits++)
        if (hasFlag(traits, bit)) count += counted[traits] as number;
    return count;
  };
  const bandsFor = (filter: BandFilter): number[] => {
    const [first, second] = withFailing(filter, countBands(filter, passing, ofPassing.traits), (failed) =>
      countBands(filter, failed, countTraits(failed)),
    );
    return (first ?? []).map((count, at) => count + (second?.[at] ?? 0));
  };
  const rangeFor = (filter: RowRange) => {
    const found = withFailing(filter, extremesOf(passing, filter), (failed) =>
      extremesOf(failed, filter),
    ).filter((extremes) => extremes !== undefined);
    if (found.length === 0) return [];
    const min = Math.min(...found.map((extremes) => extremes.min));
    const max = Math.max(...found.map((extremes) => extremes.max));
    return [[filter, { min, max }] as const];
  };
  const versionExtremes = (filter: (typeof versionRanges)[number]) => {
    const counted = versionsFor(filter);
    const figures = [...versions]
      .filter(([number]) => counted.some((counts) => (counts[number] ?? 0) > 0))
      .flatMap(([, known]) => versionFigure[filter](known) ?? []);
    if (figures.length === 0) return [];
    return [[filter, { min: Math.min(...figures), max: Math.max(...figures) }] as const];
  };
  return {
    total: passing.places.length,
    without: new Map(
      [...failing].map(([group, { places }]) => [group, passing.places.length + places.length]),
    ),
    values: Object.fromEntries(versionGroups.map((group) => [group, countBy(group)])) as Record<
      VersionGroup,
      Map<string, number>
    >,
    flags: Object.fromEntries(flagFilters.map((flag, bit) => [flag, countFlag(flag, bit)])) as Record<
      FlagFilter,
      number
    >,
    bands: Object.fromEntries(bandFilters.map((filter) => [filter, bandsFor(filter)])) as Record<
      BandFilter,
      number[]
    >,
    ranges: Object.fromEntries([...rowRanges.flatMap(rangeFor), ...versionRanges.flatMap(versionExtremes)]),
  };
};

/**
 * How many vehicles that can be bought a search finds which itself finds none, with one of its ranges made wider: they are among those that
 * fail this range alone, so no other is looked at.
 */
export const countWider = (
  { failing }: Selection,
  { versions }: Pick<Catalogue, "versions">,
  { filter, from, to }: WiderRange,
): number => {
  const failed = failing.get(filter);
  if (failed === undefined) return 0;
  const { places, columns } = failed;
  const unit = filter === "price" || filter === "monthly" ? 100 : 1;
  const lowest = Math.max((from ?? 0) * unit, filter === "monthly" ? 1 : 0);
  const highest = (to ?? Number.POSITIVE_INFINITY) * unit;
  const figureAt = (place: number): number | undefined => {
    if (filter === "power" || filter === "range") {
      const known = versions.get(columns.version[place] as number);
      return known && versionFigure[filter](known);
    }
    const { column, added } = rangeColumn(failed, filter);
    return (column[place] as number) + added;
  };
  let count = 0;
  for (const place of places) {
    const figure = figureAt(place);
    if (figure !== undefined && figure >= lowest && figure <= highest) count += 1;
  }
  return count;
};
