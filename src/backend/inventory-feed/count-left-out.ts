import { byNumber } from "./by-number.ts";

/** Different values that are told apart; the rest are counted together. */
const mostValues = 1000;

const times = (count: number): string => byNumber(count, "# time", "# times");

/** Counts what is left out of vehicles, by what it is, so that a feed of any size has a list that can be read. */
export const countLeftOut = () => {
  const counts = new Map<string, number>();
  let others = 0;
  return {
    add: (column: string, value: string, why: string): void => {
      const key = `${column}: "${value.slice(0, 100)}": ${why}`;
      if (counts.has(key) || counts.size < mostValues) counts.set(key, (counts.get(key) ?? 0) + 1);
      else others += 1;
    },
    /** The most frequent first. */
    lines: (): readonly string[] => [
      ...[...counts]
        .toSorted(([, a], [, b]) => b - a)
        .map(([key, count]) => `Left out ${times(count)}: ${key}`),
      ...(others > 0 ? [`Left out ${times(others)}: others`] : []),
    ],
  };
};
