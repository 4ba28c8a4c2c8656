import { choices, flagFilters } from "#domain/search-query-keys.ts";
import { firstHolding } from "./bucketed-filters.ts";

/**
 * Flags, badge and owners of a vehicle in one small number, so that filters on all three are one table look-up: a bit a flag in the order
 * of `flagFilters`, then the badge's place in its list (its length for none), then how many have owned it.
 */
export const badgeShift = flagFilters.length;
export const ownersShift = badgeShift + 3;
/** Owners beyond the highest limit of a filter are one value. */
export const mostOwners = Math.max(...choices.owners) + 1;

/** The number of possible values. */
export const traitValues = (mostOwners + 1) << ownersShift;

export const hasFlag = (traits: number, bit: number): boolean => (traits & (1 << bit)) !== 0;
export const badgeOf = (traits: number): number => (traits >> badgeShift) & 7;

const ownersBands = Uint8Array.from({ length: mostOwners + 1 }, (_, owners) =>
  firstHolding(choices.owners, owners),
);
/** The index of the first limit of owners that a vehicle is within; the number of limits for none. */
export const ownersBandOf = (traits: number): number =>
  ownersBands[traits >> ownersShift] ?? choices.owners.length;

const financingBit = flagFilters.indexOf("financing");

/** Whether a vehicle can be bought with credit. */
export const isFinanced = (traits: number): boolean => hasFlag(traits, financingBit);
