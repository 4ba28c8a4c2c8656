import type { KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import { type FlagFilter, flagFilters, type RangeFilter } from "#domain/search-query-keys.ts";
import { type BandFilter, bandFilters } from "./bands.ts";
import {
  type FilterGroup,
  type VersionGroup,
  versionFigure,
  versionGroups,
  versionRanges,
  versionValues,
} from "./filter-groups.ts";
import type { Selection } from "./select-vehicles.ts";
import { type RowRange, rowRanges, type Tally } from "./tally.ts";

export type ValueCounts = {
  /** Vehicles that pass all filters and can be bought, as in all numbers here. */
  readonly total: number;
  /** Of each filter that is set: how many pass all others. */
  readonly without: ReadonlyMap<FilterGroup, number>;
  /** Of those that pass all other filters: how many have each value. Makes are counted by the model's slug. */
  readonly values: Readonly<Record<VersionGroup, ReadonlyMap<string, number>>>;
  readonly flags: Readonly<Record<FlagFilter, number>>;
  /** The same by the place of the value, and last those without one. */
  readonly bands: Readonly<Record<BandFilter, readonly number[]>>;
  /** Lowest and highest of those that pass all other filters, in the column's unit; none where there are none. */
  readonly ranges: Readonly<Partial<Record<RangeFilter, { readonly min: number; readonly max: number }>>>;
};

/** The number of vehicles of every value of every filter. */
export const countValues = (
  { passing, failing }: Selection,
  versions: ReadonlyMap<number, KnownVersion>,
): ValueCounts => {
  /** Those that pass all filters but perhaps this one. */
  const passingOthers = (group: FilterGroup): Tally[] => {
    const failed = failing.get(group);
    return failed === undefined ? [passing] : [passing, failed];
  };
  const countBy = (group: VersionGroup): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const tally of passingOthers(group))
      for (const [number, known] of versions) {
        const count = tally.versions[number] ?? 0;
        if (count === 0) continue;
        for (const value of versionValues[group](known)) counts.set(value, (counts.get(value) ?? 0) + count);
      }
    return counts;
  };
  const countFlag = (flag: FlagFilter, bit: number): number =>
    passingOthers(flag)
      .flatMap(({ flags }) => [...flags].filter((_, bits) => (bits & (1 << bit)) !== 0))
      .reduce((sum, count) => sum + count, 0);
  const countBands = (filter: BandFilter): number[] => {
    const [first, second] = passingOthers(filter).map(({ bands }) => bands[filter]);
    return [...(first ?? [])].map((count, at) => count + (second?.[at] ?? 0));
  };
  const extremesOf = (filter: RowRange) => {
    const tallies = passingOthers(filter).filter(({ lowest }) => Number.isFinite(lowest[filter]));
    if (tallies.length === 0) return [];
    const min = Math.min(...tallies.map(({ lowest }) => lowest[filter]));
    const max = Math.max(...tallies.map(({ highest }) => highest[filter]));
    return [[filter, { min, max }] as const];
  };
  const versionExtremes = (filter: (typeof versionRanges)[number]) => {
    const tallies = passingOthers(filter);
    const figures = [...versions]
      .filter(([number]) => tallies.some((tally) => (tally.versions[number] ?? 0) > 0))
      .flatMap(([, known]) => versionFigure[filter](known) ?? []);
    if (figures.length === 0) return [];
    return [[filter, { min: Math.min(...figures), max: Math.max(...figures) }] as const];
  };
  return {
    total: passing.vehicles,
    without: new Map([...failing].map(([group, { vehicles }]) => [group, passing.vehicles + vehicles])),
    values: Object.fromEntries(versionGroups.map((group) => [group, countBy(group)])) as Record<
      VersionGroup,
      Map<string, number>
    >,
    flags: Object.fromEntries(flagFilters.map((flag, bit) => [flag, countFlag(flag, bit)])) as Record<
      FlagFilter,
      number
    >,
    bands: Object.fromEntries(bandFilters.map((filter) => [filter, countBands(filter)])) as Record<
      BandFilter,
      number[]
    >,
    ranges: Object.fromEntries([...rowRanges.flatMap(extremesOf), ...versionRanges.flatMap(versionExtremes)]),
  };
};
