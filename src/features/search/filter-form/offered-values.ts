import type { Facets, FacetValue } from "#api/models/search.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import { type FlagFilter, flagFilters, type ListFilter } from "#domain/search-query-keys.ts";
import { type Preset, presetValues, valuesInForce } from "../list-address.ts";

const isMake = (filter: ListFilter) => filter === "brand" || filter === "model";

type Source = {
  readonly facets: Facets;
  readonly query: SearchQuery;
  readonly preset: Preset;
};

export type OfferedValue = FacetValue & {
  readonly chosen: boolean;
  /**
   * What the page itself is about, or the service searched for, while the visitor has chosen nothing else: shown as ticked, not for
   * taking off.
   */
  readonly given: boolean;
  /** None of what the other filters leave has it: choosing it would show nothing, or nothing more. */
  readonly idle: boolean;
};

/**
 * The values of a filter that a list offers, in their order. What the page itself is about stands among them as given,
 * so that others can be added; of a page about several values only these are offered. Models are those of the brands in
 * force. What was chosen always stays, so that sending the form does not lose it.
 */
export const offeredValues = (filter: ListFilter, { facets, query, preset }: Source): OfferedValue[] => {
  const values = facets.values[filter] ?? [];
  const chosen = query[filter];
  const brands = valuesInForce(query.brand, preset.brand);
  const own = presetValues(preset[filter]);
  const inForce = own.length > 1 ? chosen : valuesInForce(chosen, preset[filter]);
  const isNeedle = ({ needle = false }: FacetValue) => needle && chosen.length === 0 && own.length === 0;
  const offered = values
    .filter(({ id, parent }) => {
      if (chosen.includes(id)) return true;
      const fitsBrand = parent === undefined || brands.includes(parent);
      return fitsBrand && (own.length < 2 || own.includes(id));
    })
    .map((value) => {
      const isChosen = chosen.includes(value.id);
      const given = !isChosen && (inForce.includes(value.id) || isNeedle(value));
      return {
        ...value,
        chosen: isChosen,
        given,
        idle: !isChosen && !given && value.count === 0,
      };
    });
  // Makes are many: those that would show nothing come last. Other values have an order of their own.
  return isMake(filter) ? offered.toSorted((a, b) => Number(a.idle) - Number(b.idle)) : offered;
};

export type OfferedFlag = {
  readonly flag: FlagFilter;
  readonly count: number | undefined;
  readonly chosen: boolean;
  readonly given: boolean;
  readonly idle: boolean;
};

/** The yes-or-no filters that a list offers; those that the page itself sets are given. */
export const offeredFlags = ({ facets, query, preset }: Source): OfferedFlag[] =>
  flagFilters.map((flag) => {
    const count = facets.values[flag]?.find(({ id }) => id !== "0" && id !== "false")?.count;
    const chosen = query[flag];
    const given = !chosen && preset[flag] !== undefined;
    return { flag, count, chosen, given, idle: count === 0 && !chosen && !given };
  });

/** How many values a long list shows before it is unfolded. */
const shownFirst = 8;

/**
 * The values of a long list that show before it is unfolded: what is chosen and the most frequent ones, of each group
 * (a model's brand) at least three. All of a short list.
 */
export const prominentValues = (values: readonly OfferedValue[]): ReadonlySet<string> => {
  const all = new Set(values.map(({ id }) => id));
  if (values.length <= shownFirst + 2) return all;
  const groups = Map.groupBy(values, ({ parent }) => parent);
  const perGroup = Math.max(3, Math.floor(shownFirst / groups.size));
  const frequent = [...groups.values()].flatMap((group) =>
    group
      .filter(({ chosen, given }) => !chosen && !given)
      .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
      .slice(0, perGroup),
  );
  return new Set([...values.filter(({ chosen, given }) => chosen || given), ...frequent].map(({ id }) => id));
};
