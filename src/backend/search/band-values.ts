import { wordingOf } from "#backend/wording/wording.ts";
import type { FacetValue } from "#contract/search-facets.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import { choices } from "#domain/search-query-keys.ts";
import { badges } from "#domain/vehicle-types.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { ValueCounts } from "./count-values.ts";
import { searchedFor } from "./facet-values.ts";

/** The values of a vehicle's badge, and limits that are one of a few, each with all that keeps to it. */
export const bandValues = ({ bands }: ValueCounts, query: SearchQuery, locale: Locale) => {
  const { badge, filters } = wordingOf(locale);
  const upTo = (
    counts: readonly number[],
    limits: readonly number[],
    asked: number | undefined,
    name: (limit: number) => string,
  ): FacetValue[] =>
    limits.map((limit, at) => ({
      id: String(limit),
      value: name(limit),
      count: counts.slice(0, at + 1).reduce((sum, count) => sum + count, 0),
      ...searchedFor(asked === limit),
    }));
  const owners = (limit: number) => (limit === 1 ? filters.oneOwner : fill(filters.owners, { count: limit }));
  const newSince = (days: number) => (days === 1 ? filters.lastDay : fill(filters.lastDays, { count: days }));
  return {
    // Spain's badge says nothing in another market.
    badge:
      marketOf(locale).country === "ES"
        ? badges.map((id, at) => ({
            id,
            value: badge.names[id],
            count: bands.badge[at] ?? 0,
            ...searchedFor(query.badge.includes(id)),
          }))
        : [],
    owners: upTo(bands.owners, choices.owners, query.owners, owners),
    newSince: upTo(bands.newSince, choices.newSince, query.newSince, newSince),
    radius:
      query.place === undefined
        ? undefined
        : upTo(bands.place, choices.radius, query.radius, (km) => `${km} km`),
  };
};
