import type { Makes } from "#backend/catalogue/known-catalogue.ts";
import { fill, wordingOf } from "#backend/wording/wording.ts";
import type { Facets, FacetValue } from "#contract/search.ts";
import { flagFilters, type SearchQuery } from "#domain/search-query.ts";
import { fuels, segments, segmentsByKind, transmissions, type VehicleKind } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";
import type { ValueCounts } from "./count-values.ts";

/** What is asked for, in which language, of which kind of vehicle. */
export type Asked = {
  readonly query: SearchQuery;
  readonly kind: VehicleKind | undefined;
  readonly locale: Locale;
};

/**
 * The values of all filters, in the order of display, each with the number of its vehicles among those that the other
 * filters leave. Values without vehicles stay; the storefront draws them as unavailable.
 */
export const describeFacets = (counts: ValueCounts, makes: Makes, asked: Asked): Facets => {
  const { query, kind, locale } = asked;
  const wording = wordingOf(locale);
  const closedList = <Id extends string>(
    filter: "segment" | "fuel" | "transmission",
    ids: readonly Id[],
    names: Readonly<Record<Id, string>>,
  ): FacetValue[] =>
    ids.map((id) => ({
      id,
      value: names[id],
      count: counts.values[filter].get(id) ?? 0,
      ...needle(query[filter].includes(id)),
    }));
  return {
    values: {
      ...makeValues(counts, makes, asked),
      segment: closedList("segment", kind === undefined ? segments : segmentsByKind[kind], wording.segments),
      fuel: closedList("fuel", fuels, wording.fuels),
      transmission: closedList("transmission", transmissions, wording.transmissions),
      seats: seatValues(counts, query, wording.filters),
      ...Object.fromEntries(
        flagFilters.map((flag) => [
          flag,
          [{ id: "1", value: wording.filters[flag], count: counts.flags[flag], ...needle(query[flag]) }],
        ]),
      ),
    },
    ranges: describeRanges(counts),
  };
};

/** Brands of the kind, and the models of the brands that are chosen, by brand or by one of their models. */
const makeValues = (counts: ValueCounts, makes: Makes, { query, kind }: Asked) => {
  const models = [...makes.models.values()].filter((model) => kind === undefined || model.kind === kind);
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
      ...needle(query.brand.includes(slug)),
    })),
    model: models
      .filter(({ brandSlug }) => open.has(brandSlug))
      .map(({ slug, name, brandSlug }) => ({
        id: slug,
        value: name,
        count: ofModel(slug),
        parent: brandSlug,
        ...needle(query.model.includes(slug)),
      })),
  };
};

const seatValues = (
  counts: ValueCounts,
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
      ...needle(query.seats.includes(id)),
    }));
};

/** Marks a value as one of those that are searched for, by the page or by the visitor. */
const needle = (isSearchedFor: boolean): { needle?: true } => (isSearchedFor ? { needle: true } : {});

/** Prices in whole euros that hold every vehicle; nothing for a range without vehicles. */
const describeRanges = ({ ranges }: ValueCounts): Facets["ranges"] => {
  const { price, year, kms } = ranges;
  return {
    ...(price && { price: { min: Math.floor(price.min / 100), max: Math.ceil(price.max / 100) } }),
    ...(year && { year }),
    ...(kms && { kms }),
  };
};
