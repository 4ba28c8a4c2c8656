/** Why the card step had nothing to charge: the summary that it leads to says it, by `ended` in its address. */
const holdEnds = ["expired", "declined", "cancelled", "unknown"] as const;
export type HoldEnd = (typeof holdEnds)[number];

export const isHoldEnd = (value: string | null): value is HoldEnd => holdEnds.some((each) => each === value);
