import type { KnownVersion, Makes } from "#backend/catalogue/known-catalogue.ts";
import { engineSizeOf } from "#domain/engine-size.ts";
import { licencesFor } from "#domain/licences-for.ts";
import { isRangeSet, rangeOf, type SearchQuery } from "#domain/search-query.ts";
import { choiceFilters, flagFilters, type RangeFilter, rangeFilters } from "#domain/search-query-keys.ts";
import { type FilterGroup, type VersionGroup, versionFilters, versionGroups } from "../search-engine.ts";

/** Ranges that the version decides for all its vehicles. */
export const versionRanges = ["power", "range"] as const satisfies readonly RangeFilter[];
type VersionRange = (typeof versionRanges)[number];

/** The values of a version for each of its filters; the make's is the model's name. */
export const versionValues = {
  make: ({ model }) => [model.slug],
  segment: ({ version }) => [version.segment],
  fuel: ({ version }) => [version.fuel],
  transmission: ({ version }) => [version.transmission],
  seats: ({ version }) => [String(version.seats)],
  cc: ({ version, model }) =>
    model.kind === "motorbike" ? [engineSizeOf(version.displacement) ?? ""].filter(Boolean) : [],
  licence: ({ version, model }) => licencesFor({ ...version, kind: model.kind }),
} as const satisfies Record<VersionGroup, (known: KnownVersion) => readonly string[]>;

/** The figures of a version for range filters; undefined where it has none. */
export const versionFigure = {
  power: ({ version }) => version.power,
  range: ({ version }) => version.electricRange ?? undefined,
} as const satisfies Record<VersionRange, (known: KnownVersion) => number | undefined>;

/** The filters that a query sets. */
export const groupsOf = (query: SearchQuery): FilterGroup[] => [
  ...versionGroups.filter((group) =>
    group === "make" ? query.brand.length + query.model.length > 0 : query[group].length > 0,
  ),
  ...rangeFilters.filter((filter) => isRangeSet(query, filter)),
  ...flagFilters.filter((flag) => query[flag]),
  ...choiceFilters.filter((filter) => query[filter] !== undefined),
  ...(["badge", "rating"] as const).filter((filter) => query[filter].length > 0),
  ...(query.radius === undefined ? [] : (["place"] as const)),
];

/** The models that the make filters allow: the chosen ones, and all of a chosen brand of which no model is chosen. */
const chosenModels = (query: Pick<SearchQuery, "brand" | "model">, makes: Makes): ReadonlySet<string> => {
  const narrowed = new Set(query.model.map((slug) => makes.models.get(slug)?.brandSlug));
  const whole = new Set(query.brand.filter((brand) => !narrowed.has(brand)));
  const models = [...makes.models.values()].filter(({ brandSlug }) => whole.has(brandSlug));
  return new Set([...query.model, ...models.map(({ slug }) => slug)]);
};

/** The filters of versions that each version fails. */
export const failedBy = (
  query: SearchQuery,
  makes: Makes,
): ((known: KnownVersion) => (VersionGroup | VersionRange)[]) => {
  const accepted = new Map<VersionGroup, ReadonlySet<string>>(
    versionFilters.map((filter) => [filter, new Set(query[filter])]),
  );
  accepted.set("make", chosenModels(query, makes));
  const groups = groupsOf(query);
  const set = versionGroups.filter((group) => groups.includes(group));
  const ranges = versionRanges.filter((range) => groups.includes(range));
  return (known) => [
    ...set.filter((group) => !versionValues[group](known).some((value) => accepted.get(group)?.has(value))),
    ...ranges.filter((range) => !isWithin(versionFigure[range](known), rangeOf(query, range))),
  ];
};

const isWithin = (value: number | undefined, { from, to }: ReturnType<typeof rangeOf>): boolean =>
  value !== undefined && value >= (from ?? 0) && value <= (to ?? Number.POSITIVE_INFINITY);
