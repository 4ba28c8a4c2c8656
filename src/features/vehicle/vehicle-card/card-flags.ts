import type { Card } from "#api/models/card.ts";

export type CardFlag = "bought" | "reserved" | "promo" | "lowCost" | "highlightedVehicle";

type Flagged = Pick<Card, CardFlag>;

/** The status of a vehicle, and then nothing else, or its special features, best first. */
export const cardFlags = (vehicle: Flagged): CardFlag[] => {
  if (vehicle.bought) return ["bought"];
  if (vehicle.reserved) return ["reserved"];
  return (["lowCost", "highlightedVehicle", "promo"] as const).filter((flag) => vehicle[flag]);
};

/** What the service calls a flag; a promotion has a text about its credit alone. */
export const flagText = ({ labels }: Pick<Card, "labels">, flag: CardFlag): string | undefined =>
  flag === "promo" ? undefined : labels?.[flag];

type Badge = {
  readonly flag: CardFlag | undefined;
  readonly tag: Card["tags"][number] | undefined;
};

/**
 * The one badge on a card's picture: its best flag, else its first tag. Most vehicles are in a promotion, so
 * a tag comes before it. Neither for a vehicle without both.
 */
export const cardBadge = (vehicle: Flagged & Pick<Card, "tags">): Badge => {
  const [flag] = cardFlags(vehicle);
  const [tag] = vehicle.tags;
  return flag === undefined || (flag === "promo" && tag !== undefined)
    ? { flag: undefined, tag }
    : { flag, tag: undefined };
};
