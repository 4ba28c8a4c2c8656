import type { KnownVersion, Makes } from "#backend/catalogue/known-catalogue.ts";
import { engineSizeOf } from "#domain/engine-size.ts";
import { licencesFor } from "#domain/licences-for.ts";
import { rangeOf, type SearchQuery } from "#domain/search-query.ts";
import {
  type ChoiceFilter,
  choiceFilters,
  type FlagFilter,
  flagFilters,
  type ListFilter,
  listFilters,
  type RangeFilter,
  rangeFilters,
} from "#domain/search-query-keys.ts";

type VersionFilter = Exclude<ListFilter, "brand" | "model" | "badge">;

/** Lists of values that a version has, besides brand and model. */
export const versionFilters = listFilters.filter(
  (filter): filter is VersionFilter => filter !== "brand" && filter !== "model" && filter !== "badge",
);

/** Filters whose values a version settles for all its vehicles; brand and model are one, since they are chosen together. */
export const versionGroups = ["make", ...versionFilters] as const;
export type VersionGroup = (typeof versionGroups)[number];

/** Ranges that a version settles for all its vehicles. */
export const versionRanges = ["power", "range"] as const satisfies readonly RangeFilter[];
type VersionRange = (typeof versionRanges)[number];

/** A filter that a count can leave out. */
export type FilterGroup = VersionGroup | RangeFilter | FlagFilter | ChoiceFilter | "badge" | "place";

/** The values that a version has of each of its filters; the make's is the model's name. */
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

/** What a version says of its ranges; undefined where it has none of it. */
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
  ...(query.badge.length > 0 ? (["badge"] as const) : []),
  ...(query.radius === undefined ? [] : (["place"] as const)),
];

export const isRangeSet = (query: SearchQuery, filter: RangeFilter): boolean => {
  const { from, to } = rangeOf(query, filter);
  return from !== undefined || to !== undefined;
};

/**
 * The models that the make filters let through: the chosen ones, and all of a chosen brand of which no model is chosen.
 */
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

/** Brands and models of a query that the catalogue does not know. */
export const unknownMakes = (
  query: SearchQuery,
  makes: Makes,
): { filter: "brand" | "model"; value: string }[] => {
  const unknown = (filter: "brand" | "model", known: ReadonlyMap<string, unknown>) =>
    query[filter].filter((value) => !known.has(value)).map((value) => ({ filter, value }));
  return [...unknown("brand", makes.brands), ...unknown("model", makes.models)];
};
