/** How good something is that a car's owner grades: UNDEFINED as specified, the others are ours. Best first. */
export const grades = ["UNDEFINED", "VERY_GOOD", "GOOD", "FAIR", "BAD"] as const;

export type Grade = (typeof grades)[number];

/** What is graded: specification section 3, "Phase two". */
export const gradedAspects = ["enginePerformance", "drivePerformance", "generalStatus"] as const;

export type GradedAspect = (typeof gradedAspects)[number];
