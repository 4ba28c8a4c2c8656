import { type Candidate, type Group, tried } from "./frequent-values.ts";
import type { Selection } from "./select-vehicles.ts";

/** Years are counted from the first to here; a row of counts a group. */
const years = 2101;

/** The same with the year that each has most of. */
export const withYears = ({ passing }: Selection, groups: readonly Group[]): Candidate[] => {
  const { version, year } = passing.columns;
  const groupOf = new Uint8Array(Math.max(0, ...groups.flatMap(({ versions }) => [...versions])) + 1);
  for (const [at, { versions }] of groups.entries()) for (const each of versions) groupOf[each] = at + 1;
  const counts = new Uint32Array(years * (groups.length + 1));
  for (const place of passing.places) {
    const cell = (groupOf[version[place] as number] ?? 0) * years + (year[place] as number);
    counts[cell] = (counts[cell] as number) + 1;
  }
  return groups
    .flatMap(({ text }, at) =>
      Array.from(counts.subarray((at + 1) * years, (at + 2) * years), (count, built) => ({
        text: `${text} ${built}`,
        count,
      })).filter(({ count }) => count > 0),
    )
    .toSorted((a, b) => b.count - a.count || (a.text < b.text ? 1 : -1))
    .slice(0, tried);
};
