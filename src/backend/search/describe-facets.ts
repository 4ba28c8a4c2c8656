import type { Makes } from "#backend/catalogue/known-catalogue.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { Facets, FacetValue } from "#contract/search-facets.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import { flagFilters, type ListFilter } from "#domain/search-query-keys.ts";
import {
  engineSizes,
  fuels,
  licences,
  segments,
  segmentsByKind,
  transmissions,
  type VehicleKind,
} from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";
import { bandValues } from "./band-values.ts";
import type { ValueCounts } from "./count-values.ts";
import { describeRanges } from "./describe-ranges.ts";
import { makeValues, searchedFor } from "./facet-values.ts";
import { seatValues } from "./seat-values.ts";
import type { HasValue } from "./stocked-values.ts";

/** What is asked for, in which language, of which kind of vehicle, and what there is of it. */
export type Asked = {
  readonly query: SearchQuery;
  readonly kind: VehicleKind | undefined;
  readonly locale: Locale;
  readonly has: HasValue;
};

/**
 * The values of all filters, in the order of display, each with the number of its vehicles among those that the other
 * filters leave. Values without vehicles stay while the list has some of them or they are chosen; the storefront renders them as unavailable.
 */
export const describeFacets = (counts: ValueCounts, makes: Makes, asked: Asked): Facets => {
  const { query, kind, locale, has } = asked;
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
    ...makeValues(counts, makes, asked),
    segment: closedList("segment", kind === undefined ? segments : segmentsByKind[kind], wording.segments),
    fuel: closedList("fuel", fuels, wording.fuels),
    transmission: closedList("transmission", transmissions, wording.transmissions),
    seats: seatValues(counts, query, wording.filters),
    badge: bands.badge,
    cc: ofMotorbikes(closedList("cc", engineSizes, wording.engineSizes)),
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
