import type { Card } from "#api/models/card.ts";
import type { CardFact } from "./card-facts.ts";

export type CardFlag = "bought" | "reserved" | "promo" | "lowCost" | "highlightedVehicle";

/** Filters of flags that have one; a promotion has none, since it is short-lived. */
export const flagFilters: Readonly<Partial<Record<CardFlag, CardFact["filter"]>>> = {
  lowCost: ["lowCost", "1"],
  highlightedVehicle: ["highlighted", "1"],
};

/**
 * The flags on a card's picture, most important first and two at most: the vehicle's status, and then nothing
 * else, or its special features.
 */
export const cardFlags = (
  vehicle: Pick<Card, "bought" | "reserved" | "promo" | "lowCost" | "highlightedVehicle">,
): CardFlag[] => {
  if (vehicle.bought) return ["bought"];
  if (vehicle.reserved) return ["reserved"];
  return (["promo", "lowCost", "highlightedVehicle"] as const).filter((flag) => vehicle[flag]).slice(0, 2);
};

/** What the service calls a flag; a promotion has a text about its credit alone. */
export const flagText = ({ labels }: Pick<Card, "labels">, flag: CardFlag): string | undefined =>
  flag === "promo" ? undefined : labels?.[flag];
