/** Kilometres of a car that is traded in. */
export const tradeInKms = {
  /** Specification 9. */
  min: 100,
  /** Ours: more is not plausible. */
  max: 1_000_000,
} as const;
