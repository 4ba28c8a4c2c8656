import type { Problem } from "./check-pages.ts";
import { reviewOf, type UndecidedLine } from "./reviewed.ts";

export interface Line {
  readonly what: string;
  readonly checked: number;
  readonly problems: readonly Problem[];
}

/** Problems shown of each kind; the table counts all of them. */
const shown = 40;

/** Prints what was found, what axe left to people, and the table. Returns how many problems there are. */
export const printReport = (
  lines: readonly Line[],
  undecided: readonly UndecidedLine[],
  notes: readonly string[],
): number => {
  const known = Map.groupBy(undecided, reviewOf);
  const open = known.get(undefined) ?? [];
  const nobodyLooked = open.map(({ rule, reason, kind, count, example }) => ({
    path: example,
    what: `${rule} ${reason} on ${kind}, ${count} times`,
  }));
  const all = [
    ...lines,
    { what: "left open by axe, not reviewed", checked: undecided.length, problems: nobodyLooked },
  ];
  for (const { what, problems } of all) {
    for (const problem of problems.slice(0, shown)) console.log(`${what}: ${problem.path} ${problem.what}`);
    if (problems.length > shown) console.log(`${what}: and ${problems.length - shown} more`);
  }
  if (known.size > 0) console.log("\nLeft open by axe, looked at by people:");
  for (const [why, each] of known)
    if (why !== undefined)
      console.log(`  ${each.reduce((sum, { count }) => sum + count, 0)} x ${each[0]?.rule}: ${why}`);
  console.log(`\n${"check".padEnd(36)}${"checked".padStart(8)}${"problems".padStart(10)}`);
  for (const { what, checked, problems } of all)
    console.log(what.padEnd(36) + String(checked).padStart(8) + String(problems.length).padStart(10));
  for (const note of notes) console.log(note);
  return all.reduce((sum, { problems }) => sum + problems.length, 0);
};
