import type { CarPart } from "#domain/car-parts.ts";

/** Element id of a part's controls. */
export const partId = (part: CarPart): string => `part-${part}`;
