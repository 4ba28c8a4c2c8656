import type { CarPart } from "#domain/car-parts.ts";

/** By which a part's controls are found on their page. */
export const partId = (part: CarPart): string => `part-${part}`;
