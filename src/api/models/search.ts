import type { z } from "zod";
import type { componentFiltered, SearchResult as WireResult } from "#contract/search.ts";
import type { Facets as WireFacets, FacetValue as WireFacetValue } from "#contract/search-facets.ts";
import { isUsable } from "#domain/normalise-search-query.ts";
import { type ListFilter, listFilters } from "#domain/search-query-keys.ts";
import type { Locale } from "#platform/locale.ts";
import { type Card, toCards } from "./card.ts";
import type { Dropdowns } from "./dropdowns.ts";

/** One value of a filter, with the number of vehicles that it would show where the service counts. */
export type FacetValue = Omit<WireFacetValue, "count"> & { readonly count?: number | undefined };

export interface Facets {
  readonly values: Readonly<Record<string, readonly FacetValue[]>>;
  readonly ranges: WireFacets["ranges"];
  /** Years, latest first, and kilometres to choose from, of a service that does not count. */
  readonly years?: Dropdowns["yearsList"];
  readonly kms?: Dropdowns["kmsValues"];
  /** Options alone, of a service that knows no more filters than the specification: nothing by place, power or instalment. */
  readonly isOptionsOnly?: true;
}

export type NearMiss = Card & Pick<NonNullable<WireResult["nearest"]>[number], "missed">;

interface Known {
  readonly vehicles: readonly Card[];
  readonly total: number;
  readonly reserved: number;
  /** Undefined where the service does not count; see `facetsOf`. */
  readonly facets?: Facets | undefined;
  readonly relaxations: NonNullable<WireResult["relaxations"]>;
  /** Vehicles that fail one filter alone. */
  readonly nearest: readonly NearMiss[];
  readonly ignored: NonNullable<WireResult["ignored"]>;
  readonly page: NonNullable<WireResult["page"]>;
  /** The service narrows lists by dealer and kind, orders them and divides them into pages. */
  readonly isPaged: boolean;
}

/** What a list of vehicles shows. */
export type FoundVehicles = Omit<WireResult, keyof Known> & Known;

/** With the options of its filters. */
export type SearchResult = FoundVehicles & { readonly facets: Facets };

/** The answer to a filtered search. */
export interface FilteredComponents {
  /** The page that is about the filters; undefined where the service names none. */
  readonly slug: string | undefined;
  readonly components: readonly { readonly data: FoundVehicles }[];
}

type RequestedPage = { readonly sort?: string | undefined; readonly limit?: number | undefined };

const measures: Readonly<Record<string, (card: Card) => number | undefined>> = {
  price: ({ totalPrice }) => totalPrice,
  monthly: ({ monthlyPrice }) => monthlyPrice,
};

/** Orders that a whole list can be brought into by what every card shows; those without a price come last. */
const sortWhole = (cards: readonly Card[], sort = ""): readonly Card[] => {
  const [, name = "", direction] = /^(price|monthly)-(asc|desc)$/.exec(sort) ?? [];
  const measure = measures[name];
  if (!measure) return cards;
  const sign = direction === "asc" ? 1 : -1;
  const key = (card: Card): number => {
    const value = measure(card);
    return value === undefined ? Number.POSITIVE_INFINITY : sign * value;
  };
  return cards.toSorted((a, b) => Math.sign(key(a) - key(b)) || 0);
};

/** A list without a total is a whole one: all that match, on one page. */
const toFound = (result: WireResult = {}, locale: Locale, requested: RequestedPage = {}): FoundVehicles => {
  const { page, total, ...rest } = result;
  const vehicles = toCards(result.vehicles ?? [], locale);
  const isPaged = page !== undefined && total !== undefined;
  const shown = isPaged ? vehicles : sortWhole(vehicles, requested.sort).slice(0, requested.limit);
  return {
    ...rest,
    vehicles: shown,
    total: total ?? vehicles.length,
    reserved: result.reserved ?? 0,
    relaxations: result.relaxations ?? [],
    nearest: toCards(result.nearest ?? [], locale),
    ignored: result.ignored ?? [],
    page: page ?? { number: 1, size: Math.max(1, vehicles.length), count: vehicles.length > 0 ? 1 : 0 },
    isPaged,
  };
};

type Request = {
  readonly input: {
    readonly body: {
      readonly slug?: string | undefined;
      readonly components: readonly { readonly data: RequestedPage }[];
    };
  };
  readonly caller: { readonly locale: Locale };
};

export const toFiltered = (
  { slug, components = [] }: z.output<typeof componentFiltered>,
  { input: { body }, caller: { locale } }: Request,
): FilteredComponents => ({
  slug: slug ?? body.slug,
  components: components.map(({ data }, index) => ({
    data: toFound(data, locale, body.components[index]?.data),
  })),
});

type Tags = NonNullable<WireResult["filters"]>[string]["tags"];

/** A tag belongs to the value that the service's filter, or an address, knows by its id or its name. */
const isNeedle = (names: readonly string[], tags: Tags = []): boolean =>
  tags.some(({ id, value, needle }) => needle && (names.includes(id) || names.includes(value)));

/** Tags of a filter as its values, as far as an address can name them. */
const valuesOfTags = (filter: ListFilter, tags: Tags = []): readonly FacetValue[] =>
  tags
    .filter(({ id }) => id === id.toLowerCase() && isUsable(filter, id))
    .map(({ id, value, needle }) => ({ id, value, ...(needle && { needle }) }));

type Options = Pick<Dropdowns, "brands" | "seats" | "years" | "yearsList" | "kmsValues">;
type Option = Pick<FacetValue, "id" | "value" | "parent"> & { readonly filterValue: string };

/**
 * Options of the filters without counts, for a service that does not count: those of the site, and of other filters the tags of the
 * answer, which also say what was searched for.
 */
export const facetsOf = (
  { brands, seats, years, yearsList, kmsValues }: Options,
  filters: NonNullable<WireResult["filters"]> = {},
): Facets => {
  const options: Partial<Record<ListFilter, readonly Option[]>> = {
    brand: brands,
    model: brands.flatMap(({ id: parent, models }) => models.map((model) => ({ ...model, parent }))),
    seats: seats.map(({ value }) => ({ id: `${value}`, value: `${value}`, filterValue: `${value}` })),
  };
  const valuesOf = (filter: ListFilter): readonly FacetValue[] => {
    const { [filter]: own = [] } = options;
    const tags = filters[filter]?.tags;
    if (own.length === 0) return valuesOfTags(filter, tags);
    return own.map(({ id, value, parent, filterValue }) => ({
      ...{ id, value, parent },
      ...(isNeedle([filterValue, id], tags) && { needle: true }),
    }));
  };
  return {
    values: Object.fromEntries(listFilters.map((filter) => [filter, valuesOf(filter)])),
    ranges: { year: years },
    years: yearsList,
    kms: kmsValues,
    isOptionsOnly: true,
  };
};

/** Brand and model as the service's filters have them; what the options do not know goes as it is. */
export const withFilterValues = (
  filters: Readonly<Record<string, string>>,
  { brands }: Pick<Dropdowns, "brands">,
): Record<string, string> => {
  const models = brands.flatMap((brand) => brand.models);
  const translate = (value: string, options: Dropdowns["brands"][number]["models"]): string =>
    value
      .split(",")
      .map((each) => options.find(({ id }) => id === each)?.filterValue ?? each)
      .join();
  const { brand, model, ...rest } = filters;
  return {
    ...rest,
    ...(brand !== undefined && { brand: translate(brand, brands) }),
    ...(model !== undefined && { model: translate(model, models) }),
  };
};
