import type { Problem } from "./check-pages.ts";
import type { Inspection } from "./inspect-page.ts";
import { reviews } from "./reviews.ts";

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

/** The last step of a selector, without positions and without what the build adds to names. Pure. */
export const kindOf = (target: string): string =>
  (target.split(/\s*>\s*/).at(-1) ?? target)
    .replace(/:nth-child\(\d+\)/g, "")
    .replace(/\.[\w-]{6}_/g, ".")
    .replace(/\[([\w-]+)[$^*]?="[^"]*"\]/g, "[$1]")
    .replace(/#[\w-]+/g, "#");

/** One line for each kind of what was left undecided. Pure. */
export const gatherUndecided = (inspections: readonly (readonly [string, Inspection])[]): UndecidedLine[] => {
  const all = inspections.flatMap(([path, { undecided }]) =>
    undecided.map((each) => ({ ...each, path, kind: kindOf(each.target) })),
  );
  const groups = Map.groupBy(all, ({ rule, reason, kind }) => `${rule} ${reason} ${kind}`);
  return [...groups.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    const { rule, reason, kind, path, target } = first;
    return [{ rule, reason, kind, count: 1 + more.length, example: `${path} ${target}` }];
  });
};

/** Why a line needs no more attention; undefined when nobody has looked at its kind. Pure. */
export const reviewOf = (line: Pick<UndecidedLine, "rule" | "reason" | "kind">): string | undefined =>
  reviews.find(
    ({ rule, reason, kind }) =>
      rule === line.rule && reason === line.reason && (kind?.test(line.kind) ?? true),
  )?.why;
