/** Why the card step had nothing to charge: shown by the summary that it redirects to, from `ended` in its address. */
const holdEnds = ["expired", "declined", "cancelled", "unknown"] as const;
export type HoldEnd = (typeof holdEnds)[number];

export const isHoldEnd = (value: string | null): value is HoldEnd => holdEnds.some((each) => each === value);
