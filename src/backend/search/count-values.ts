import { type SQL, sql } from "drizzle-orm";
import type { KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { type FlagFilter, flagFilters, type RangeFilter, rangeFilters } from "#domain/search-query.ts";
import { type FilterGroup, flagColumns, rangeColumns } from "./conditions.ts";

/** Filters whose values are counted; a version has one value of each, so that counting versions counts them all. */
const valueIn = {
  make: ({ model }) => model.slug,
  segment: ({ version }) => version.segment,
  fuel: ({ version }) => version.fuel,
  transmission: ({ version }) => version.transmission,
  seats: ({ version }) => String(version.seats),
} as const satisfies Partial<Record<FilterGroup, (known: KnownVersion) => string>>;

type Dimension = keyof typeof valueIn;
const dimensions = Object.keys(valueIn) as Dimension[];

export type ValueCounts = {
  /** Vehicles that pass all filters. */
  readonly total: number;
  /** Of each filter that is set: how many pass all others. */
  readonly without: ReadonlyMap<FilterGroup, number>;
  /** Of those that pass all other filters: how many have each value. Makes are counted by the model's slug. */
  readonly values: Readonly<Record<Dimension, ReadonlyMap<string, number>>>;
  readonly flags: Readonly<Record<FlagFilter, number>>;
  /** Lowest and highest of those that pass all other filters, in the column's unit; none where there are none. */
  readonly ranges: Readonly<Partial<Record<RangeFilter, { readonly min: number; readonly max: number }>>>;
};

/** Vehicles of one version that fail the same filter, or none. */
type Tally = {
  readonly fails: number;
  readonly versionId: number;
  readonly vehicles: number;
  /** How many have each flag; lowest and highest of each range. In the order of the lists of filters. */
  readonly flags: readonly number[];
  readonly extremes: readonly number[];
};

/**
 * Counts every value of every filter in one pass: each vehicle gets a bit for each filter that it fails, those that fail
 * more than one are of no interest to any count, and the rest is tallied by bit and version. The tallies travel as one
 * text: hundreds of rows with a dozen numbers each cost more to read than to count.
 */
export async function countValues(
  orm: Orm,
  listed: SQL,
  conditions: ReadonlyMap<FilterGroup, SQL>,
  versions: ReadonlyMap<number, KnownVersion>,
): Promise<ValueCounts> {
  const bits = new Map([...conditions.keys()].map((group, index) => [group, 2 ** index]));
  const fails = [...conditions].map(
    ([group, passes]) => sql`case when ${passes} then 0 else ${sql.raw(String(bits.get(group)))} end`,
  );
  const measures = [
    sql`count(*)`,
    ...flagFilters.map((flag) => sql`count(*) filter (where ${flagColumns[flag]})`),
    ...rangeFilters.flatMap((range) => [sql`min(${rangeColumns[range]})`, sql`max(${rangeColumns[range]})`]),
  ];
  const result = await orm.execute(sql`
    select string_agg(tally, ';') as tallies from (
      select concat_ws(',', fails, version_id, ${sql.join(measures, sql`, `)}) as tally
      from (select *, ${sql.join([sql`0`, ...fails], sql` | `)} as fails from ${vehicles} where ${listed}) as vehicles
      where fails & (fails - 1) = 0
      group by fails, version_id
    ) as tallied`);
  const [row] = rowsOf<{ tallies: string | null }>(result);
  return addUp(readTallies(row?.tallies ?? ""), bits, versions);
}

function readTallies(text: string): Tally[] {
  if (text === "") return [];
  return text.split(";").map((tally) => {
    const [fails = 0, versionId = 0, count = 0, ...measures] = tally.split(",").map(Number);
    return {
      fails,
      versionId,
      vehicles: count,
      flags: measures.slice(0, flagFilters.length),
      extremes: measures.slice(flagFilters.length),
    };
  });
}

function addUp(
  tallies: readonly Tally[],
  bits: ReadonlyMap<FilterGroup, number>,
  versions: ReadonlyMap<number, KnownVersion>,
): ValueCounts {
  /** Those that pass all filters but perhaps this one. */
  const passingOthers = (group: FilterGroup) =>
    tallies.filter(({ fails }) => fails === 0 || fails === bits.get(group));
  const countBy = (dimension: Dimension) => {
    const counts = new Map<string, number>();
    for (const tally of passingOthers(dimension)) {
      const known = versions.get(tally.versionId);
      if (known === undefined) continue;
      const value = valueIn[dimension](known);
      counts.set(value, (counts.get(value) ?? 0) + tally.vehicles);
    }
    return counts;
  };
  const sum = (numbers: readonly (number | undefined)[]) =>
    numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
  const extremesOf = (range: RangeFilter, index: number) => {
    const passing = passingOthers(range);
    if (passing.length === 0) return [];
    const min = Math.min(...passing.map(({ extremes }) => extremes[index * 2] ?? Number.POSITIVE_INFINITY));
    const max = Math.max(...passing.map(({ extremes }) => extremes[index * 2 + 1] ?? 0));
    return [[range, { min, max }] as const];
  };
  return {
    total: sum(tallies.filter(({ fails }) => fails === 0).map((tally) => tally.vehicles)),
    without: new Map(
      [...bits.keys()].map((group) => [group, sum(passingOthers(group).map((tally) => tally.vehicles))]),
    ),
    values: Object.fromEntries(dimensions.map((name) => [name, countBy(name)])) as Record<
      Dimension,
      Map<string, number>
    >,
    flags: Object.fromEntries(
      flagFilters.map((flag, index) => [flag, sum(passingOthers(flag).map(({ flags }) => flags[index]))]),
    ) as Record<FlagFilter, number>,
    ranges: Object.fromEntries(rangeFilters.flatMap(extremesOf)),
  };
}
