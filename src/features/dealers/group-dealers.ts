import type { Dealer } from "#api/models/dealer.ts";
import { slugify } from "#domain/slugify.ts";

/** A town or city as the pages speak of it, with what else the site has about it. */
export interface DealerPlace {
  readonly id: string;
  readonly name: string;
  readonly dealers: readonly string[];
  /** Written on the map: the name of a place that people orient themselves by. */
  readonly label?: boolean;
  readonly links?: readonly { readonly text: string; readonly href: string }[];
}

export interface DealerGroup extends Omit<DealerPlace, "dealers"> {
  readonly dealers: readonly Dealer[];
}

/**
 * Dealers by place, in the order of the places. A dealer that no place names stands under its municipality, at the end;
 * a place without any dealer is left out. Pure.
 */
export const groupDealers = (dealers: readonly Dealer[], places: readonly DealerPlace[]): DealerGroup[] => {
  const named = places.map((place) => ({
    ...place,
    dealers: dealers.filter(({ dealerCode }) => place.dealers.includes(dealerCode)),
  }));
  const placed = new Set(places.flatMap((place) => place.dealers));
  const others = Map.groupBy(
    dealers.filter(({ dealerCode }) => !placed.has(dealerCode)),
    ({ municipality }) => municipality,
  );
  const unnamed = [...others].map(([name, group]) => ({ id: slugify(name), name, dealers: group }));
  return [...named, ...unnamed].filter((group) => group.dealers.length > 0);
};
