import { isYear } from "./amount-numbers.ts";
import type { Reading } from "./reading.ts";

/** Years that stand alone: one is exactly that year, two are a range. */
export const readYears = (reading: Reading): [number, number] | undefined => {
  const found = [...reading.words.entries()].filter(
    ([at, { number, raw }]) => !reading.taken.has(at) && isYear(number) && raw.length === 4,
  );
  const years = found.slice(0, 2).map(([, { number }]) => number ?? 0);
  for (const [at] of found.slice(0, 2)) reading.taken.add(at);
  return years.length === 0 ? undefined : [Math.min(...years), Math.max(...years)];
};
