/** Where it was written down how far a vehicle had been driven. */
export const kilometerSources = ["registration", "service", "inspection", "arrival"] as const;

export type KilometerSource = (typeof kilometerSources)[number];
