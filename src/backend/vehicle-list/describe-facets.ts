import type { Makes, Model } from "#backend/catalogue/known-catalogue.ts";
import type { FacetCounts, HasValue } from "#backend/search/search-engine.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { Facets, FacetValue } from "#contract/search-facets.ts";
import { modelNameIn } from "#domain/model-name.ts";
import { priceRatings } from "#domain/price-bands.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import { choices, flagFilters, type ListFilter } from "#domain/search-query-keys.ts";
import {
  badges,
  engineSizes,
  fuels,
  licences,
  segments,
  segmentsByKind,
  transmissions,
  type VehicleKind,
} from "#domain/vehicle-types.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";

/** The searched list: its query, language, kind and counts. */
type DescribedList = {
  readonly query: SearchQuery;
  readonly kind: VehicleKind | undefined;
  readonly locale: Locale;
  readonly has: HasValue;
};

/**
 * The values of all filters, in the order of display, each with the number of its vehicles among those that the other
 * filters leave. Values without vehicles stay while the list has some of them or they are chosen; the storefront renders them as unavailable.
 */
export const describeFacets = (counts: FacetCounts, makes: Makes, list: DescribedList): Facets => {
  const { query, kind, locale, has } = list;
  const wording = wordingOf(locale);
  const closedList = <Id extends string>(
    filter: "segment" | "fuel" | "transmission" | "cc" | "licence",
    ids: readonly Id[],
    names: Readonly<Record<Id, string>>,
  ): FacetValue[] =>
    ids.flatMap((id) => {
      const isChosen = query[filter].includes(id);
      if (!isChosen && !has(filter, id)) return [];
      const count = counts.values[filter].get(id) ?? 0;
      return [{ id, value: names[id], count, ...searchedFor(isChosen) }];
    });
  const bands = bandValues(counts, query, locale);
  const ofMotorbikes = <Value>(values: Value[]): Value[] => (kind === "car" ? [] : values);
  const lists: Readonly<Record<ListFilter, FacetValue[]>> = {
    ...makeValues(counts, makes, list),
    segment: closedList("segment", kind === undefined ? segments : segmentsByKind[kind], wording.segments),
    fuel: closedList("fuel", fuels, wording.fuels),
    transmission: closedList("transmission", transmissions, wording.transmissions),
    seats: seatValues(counts, query, wording.filters),
    badge: bands.badge,
    cc: ofMotorbikes(closedList("cc", engineSizes, wording.engineSizes)),
    rating: bands.rating,
    licence: ofMotorbikes(closedList("licence", licences, wording.licences)),
  };
  return {
    values: {
      ...lists,
      owners: bands.owners,
      newSince: bands.newSince,
      ...(bands.radius && { radius: bands.radius }),
      ...Object.fromEntries(
        flagFilters.map((flag) => [
          flag,
          [{ id: "1", value: wording.filters[flag], count: counts.flags[flag], ...searchedFor(query[flag]) }],
        ]),
      ),
    },
    ranges: describeRanges(counts),
  };
};

/** Brands of the kind, and the models of the brands that are chosen, by brand or by one of their models. */
const makeValues = (counts: FacetCounts, makes: Makes, { query, kind, locale, has }: DescribedList) => {
  const isOffered = ({ slug, brandSlug }: Model) =>
    has("make", slug) || query.model.includes(slug) || query.brand.includes(brandSlug);
  const models = [...makes.models.values()].filter(
    (model) => (kind === undefined || model.kind === kind) && isOffered(model),
  );
  const ofModel = (slug: string) => counts.values.make.get(slug) ?? 0;
  const perBrand = new Map<string, number>();
  for (const { slug, brandSlug } of models)
    perBrand.set(brandSlug, (perBrand.get(brandSlug) ?? 0) + ofModel(slug));
  const open = new Set([...query.brand, ...query.model.map((slug) => makes.models.get(slug)?.brandSlug)]);
  return {
    brand: [...perBrand].map(([slug, count]) => ({
      id: slug,
      value: makes.brands.get(slug)?.name ?? slug,
      count,
      ...searchedFor(query.brand.includes(slug)),
    })),
    model: models
      .filter(({ brandSlug }) => open.has(brandSlug))
      .map(({ slug, name, brandSlug }) => ({
        id: slug,
        value: modelNameIn(locale, name),
        count: ofModel(slug),
        parent: brandSlug,
        ...searchedFor(query.model.includes(slug)),
      })),
  };
};

/** Marks a value as one of those that are searched for, by the page or by the visitor. */
const searchedFor = (isSearchedFor: boolean): { needle?: true } => (isSearchedFor ? { needle: true } : {});

const seatValues = (
  counts: FacetCounts,
  query: SearchQuery,
  names: { readonly seats: string; readonly oneSeat: string },
): FacetValue[] => {
  const ids = new Set([...counts.values.seats.keys(), ...query.seats]);
  return [...ids]
    .filter((id) => Number(id) > 0)
    .toSorted((a, b) => Number(a) - Number(b))
    .map((id) => ({
      id,
      value: id === "1" ? names.oneSeat : fill(names.seats, { count: id }),
      count: counts.values.seats.get(id) ?? 0,
      ...searchedFor(query.seats.includes(id)),
    }));
};

/** The values of a vehicle's badge, and limits that are one of a few, each with all that are within it. */
const bandValues = ({ bands }: FacetCounts, query: SearchQuery, locale: Locale) => {
  const { badge, filters } = wordingOf(locale);
  const upTo = (
    counts: readonly number[],
    limits: readonly number[],
    chosen: number | undefined,
    name: (limit: number) => string,
  ): FacetValue[] =>
    limits.map((limit, at) => ({
      id: String(limit),
      value: name(limit),
      count: counts.slice(0, at + 1).reduce((sum, count) => sum + count, 0),
      ...searchedFor(chosen === limit),
    }));
  const owners = (limit: number) => (limit === 1 ? filters.oneOwner : fill(filters.owners, { count: limit }));
  const newSince = (days: number) => (days === 1 ? filters.lastDay : fill(filters.lastDays, { count: days }));
  return {
    // Spain's badge means nothing in another market.
    badge:
      marketOf(locale).country === "ES"
        ? badges.map((id, at) => ({
            id,
            value: badge.names[id],
            count: bands.badge[at] ?? 0,
            ...searchedFor(query.badge.includes(id)),
          }))
        : [],
    rating: priceRatings.map((id, at) => ({
      id,
      value: filters.ratings[id],
      count: bands.rating[at] ?? 0,
      ...searchedFor(query.rating.includes(id)),
    })),
    owners: upTo(bands.owners, choices.owners, query.owners, owners),
    newSince: upTo(bands.newSince, choices.newSince, query.newSince, newSince),
    radius:
      query.place === undefined
        ? undefined
        : upTo(bands.place, choices.radius, query.radius, (km) => `${km} km`),
  };
};

/** Prices in whole euros that cover every vehicle; nothing for a range without vehicles. */
const describeRanges = ({ ranges }: FacetCounts): Facets["ranges"] => {
  const { price, monthly, ...figures } = ranges;
  return {
    ...figures,
    ...(price && { price: inEuros(price) }),
    ...(monthly && { monthly: inEuros(monthly) }),
  };
};

const inEuros = ({ min, max }: { readonly min: number; readonly max: number }) => ({
  min: Math.floor(min / 100),
  max: Math.ceil(max / 100),
});
