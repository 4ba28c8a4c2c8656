import type { Card } from "#api/models/card.ts";
import type { CardFact } from "./card-facts.ts";

export type CardFlag = "bought" | "reserved" | "promo" | "lowCost" | "highlightedVehicle";

/** Filters of the words on a picture that have one; a promotion has none, since it lasts for days. */
export const flagFilters: Readonly<Partial<Record<CardFlag, CardFact["filter"]>>> = {
  lowCost: ["lowCost", "1"],
  highlightedVehicle: ["highlighted", "1"],
};

/**
 * The words on a card's picture, most important first and two at most: what happened to the vehicle, and then alone,
 * or what is special about it.
 */
export const cardFlags = (
  vehicle: Pick<Card, "bought" | "reserved" | "promo" | "lowCost" | "highlightedVehicle">,
): CardFlag[] => {
  if (vehicle.bought) return ["bought"];
  if (vehicle.reserved) return ["reserved"];
  return (["promo", "lowCost", "highlightedVehicle"] as const).filter((flag) => vehicle[flag]).slice(0, 2);
};
