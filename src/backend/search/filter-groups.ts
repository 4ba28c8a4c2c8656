import type { KnownVersion, Makes } from "#backend/catalogue/known-catalogue.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import {
  type FlagFilter,
  flagFilters,
  type ListFilter,
  listFilters,
  type RangeFilter,
  rangeFilters,
} from "#domain/search-query-keys.ts";

type VersionFilter = Exclude<ListFilter, "brand" | "model">;

/** Lists of values that a version has one of, besides brand and model. */
export const versionFilters = listFilters.filter(
  (filter): filter is VersionFilter => filter !== "brand" && filter !== "model",
);

/** Filters that a version settles for all its vehicles; brand and model are one, since they are chosen together. */
export const versionGroups = ["make", ...versionFilters] as const;
export type VersionGroup = (typeof versionGroups)[number];

/** A filter that a count can leave out. */
export type FilterGroup = VersionGroup | RangeFilter | FlagFilter;

/** The value that a version has of each of its filters; the make's is the model's name. */
export const versionValue = {
  make: ({ model }) => model.slug,
  segment: ({ version }) => version.segment,
  fuel: ({ version }) => version.fuel,
  transmission: ({ version }) => version.transmission,
  seats: ({ version }) => String(version.seats),
} as const satisfies Record<VersionGroup, (known: KnownVersion) => string>;

/** The filters that a query sets. */
export const groupsOf = (query: SearchQuery): FilterGroup[] => [
  ...versionGroups.filter((group) =>
    group === "make" ? query.brand.length + query.model.length > 0 : query[group].length > 0,
  ),
  ...rangeFilters.filter(
    (filter) => query[`${filter}From`] !== undefined || query[`${filter}To`] !== undefined,
  ),
  ...flagFilters.filter((flag) => query[flag]),
];

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
export const failedBy = (query: SearchQuery, makes: Makes): ((known: KnownVersion) => VersionGroup[]) => {
  const accepted: Readonly<Record<VersionGroup, ReadonlySet<string>>> = {
    make: chosenModels(query, makes),
    segment: new Set(query.segment),
    fuel: new Set(query.fuel),
    transmission: new Set(query.transmission),
    seats: new Set(query.seats),
  };
  const set = groupsOf(query).filter((group) =>
    versionGroups.some((each) => each === group),
  ) as VersionGroup[];
  return (known) => set.filter((group) => !accepted[group].has(versionValue[group](known)));
};

/** Brands and models of a query that the catalogue does not know. */
export const unknownMakes = (
  query: SearchQuery,
  makes: Makes,
): { filter: "brand" | "model"; value: string }[] => {
  const unknown = (filter: "brand" | "model", known: ReadonlyMap<string, unknown>) =>
    query[filter].filter((value) => !known.has(value)).map((value) => ({ filter, value }));
  return [...unknown("brand", makes.brands), ...unknown("model", makes.models)];
};
