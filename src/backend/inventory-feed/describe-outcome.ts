import { byNumber } from "./by-number.ts";
import type { FeedOutcome } from "./feed-outcome.ts";
import type { Refusal } from "./row/refusal.ts";

/** A refusal as a line: `stock.csv:12: PVP: expected an amount in euros, not "abc"`. */
export const describeRefusal = (file: string, { line, column, value, expected }: Refusal): string =>
  column === ""
    ? `${file}:${line}: ${expected}`
    : `${file}:${line}: ${column}: expected ${expected}, not "${value}"`;

/** What an import has done, or would do, line by line. */
export const describeOutcome = (outcome: FeedOutcome, dryRun: boolean): readonly string[] => {
  const { rows, added, changed, unchanged, repeated, refused, sold, held, encoding, cut, notSold } = outcome;
  const vehicles = byNumber(sold, "# vehicle", "# vehicles");
  const are = dryRun ? "would be" : byNumber(sold, "is", "are");
  return [
    `${dryRun ? "Would import" : "Imported"} ${byNumber(rows, "# row", "# rows")} (${encoding}): ${added} new, ${changed} changed, ${unchanged} as before, ` +
      `${repeated} repeated, ${refused} refused`,
    `${vehicles} that the feed does not name any more ${are} marked as sold`,
    ...(held > 0 ? [heldLine(held)] : []),
    ...(cut === undefined ? [] : [`The feed is cut: ${cut}`]),
    ...(notSold === undefined ? [] : [`${notSold}. --sell-missing marks them all the same`]),
  ];
};

const heldLine = (held: number): string =>
  byNumber(
    held,
    "# more is missing, but reserved by a customer: it stays as it is",
    "# more are missing, but reserved by customers: they stay as they are",
  );

/** 0: all is taken. 2: rows were refused. 3: the feed is cut, or missing vehicles were not marked as sold. */
export const exitCodeOf = ({ refused, cut, notSold }: FeedOutcome): 0 | 2 | 3 => {
  if (cut !== undefined || notSold !== undefined) return 3;
  return refused > 0 ? 2 : 0;
};
