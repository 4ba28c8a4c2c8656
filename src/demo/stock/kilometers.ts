import type { Random } from "./random.ts";

/** Kilometres after some years: people differ by a factor of two around the average and drive less each year. */
export const kilometersOf = (perYear: number, ageYears: number, random: Random): number => {
  const factor = Math.exp(random.normal() * 0.28);
  if (ageYears < 0.9 && random.chance(0.3)) return random.whole(10, 900);
  const driven = perYear * factor * ageYears * Math.max(0.6, 1 - 0.018 * ageYears);
  return Math.max(10, Math.round(driven));
};
