/** Fields by which content says of which part of the site it speaks. */
export const offerFields = ["needs", "without"] as const;
