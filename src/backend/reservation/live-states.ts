/** States of an attempt whose payment may still be made. */
export const aliveStates = ["new", "open", "closing"] as const;

/** States of a reservation that blocks its vehicle for others. */
export const liveStates = ["held", "confirmed"] as const;
