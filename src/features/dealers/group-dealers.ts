import type { Dealer } from "#api/models/dealer.ts";
import { slugify } from "#domain/slugify.ts";

/** A town or city with its dealers and links to related pages. */
export interface DealerPlace {
  readonly id: string;
  readonly name: string;
  readonly dealers: readonly string[];
  /** Shown on the map: a name for orientation. */
  readonly label?: boolean;
  readonly links?: readonly { readonly text: string; readonly href: string }[];
}

export interface DealerGroup extends Omit<DealerPlace, "dealers"> {
  readonly dealers: readonly Dealer[];
}

/**
 * Groups dealers by place, in the order of the places. A dealer outside all places is grouped by its
 * municipality, at the end; a place without dealers is left out. Pure.
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
