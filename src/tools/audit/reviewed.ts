import type { Problem } from "./check-pages.ts";
import type { Inspection } from "./inspect-page.ts";

/** What axe could not decide, gathered: one line for each rule, reason and kind of element. */
export interface UndecidedLine {
  readonly rule: string;
  readonly reason: string;
  /** The element without its numbers and generated names, so that all of one kind are one. */
  readonly kind: string;
  readonly count: number;
  readonly example: string;
}

export interface Examined {
  readonly problems: readonly Problem[];
  readonly undecided: readonly UndecidedLine[];
}

interface Review {
  readonly rule: string;
  readonly reason: string;
  /** Which elements; all of them when absent. */
  readonly kind?: RegExp;
  readonly why: string;
}

/** What axe leaves open and a person has looked at. A line that matches none of these counts as a problem. */
export const reviews: readonly Review[] = [];

/** The last step of a selector, without positions and without what the build adds to names. Pure. */
export const kindOf = (target: string): string =>
  (target.split(/\s*>\s*/).at(-1) ?? target).replace(/:nth-child\(\d+\)/g, "").replace(/\.[\w-]{6}_/g, ".");

/** One line for each kind of what was left undecided. Pure. */
export function gatherUndecided(inspections: readonly (readonly [string, Inspection])[]): UndecidedLine[] {
  const all = inspections.flatMap(([path, { undecided }]) =>
    undecided.map((each) => ({ ...each, path, kind: kindOf(each.target) })),
  );
  const groups = Map.groupBy(all, ({ rule, reason, kind }) => `${rule} ${reason} ${kind}`);
  return [...groups.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    const { rule, reason, kind, path, target } = first;
    return [{ rule, reason, kind, count: 1 + more.length, example: `${path} ${target}` }];
  });
}

/** Why a line needs no more attention; undefined when nobody has looked at its kind. Pure. */
export const reviewOf = (line: Pick<UndecidedLine, "rule" | "reason" | "kind">): string | undefined =>
  reviews.find(
    ({ rule, reason, kind }) =>
      rule === line.rule && reason === line.reason && (kind?.test(line.kind) ?? true),
  )?.why;
