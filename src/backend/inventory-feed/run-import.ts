import { sql } from "drizzle-orm";
import { migrate } from "#backend/store/migrate.ts";
import { openDatabase } from "#backend/store/open-database.ts";
import { byNumber } from "./by-number.ts";
import type { FeedOutcome } from "./feed-outcome.ts";
import { importFeed } from "./import-feed.ts";
import { readMap } from "./map/read-map.ts";
import type { Refusal } from "./row/refusal.ts";
import { openSource } from "./source/open-source.ts";

/** A refusal as a line: `stock.csv:12: PVP: expected an amount in euros, not "abc"`. */
const describeRefusal = (file: string, { line, column, value, expected }: Refusal): string =>
  column === ""
    ? `${file}:${line}: ${expected}`
    : `${file}:${line}: ${column}: expected ${expected}, not "${value}"`;

/** The outcome of an import or of a dry run, line by line. */
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

/** 0: all accepted. 2: rows were refused. 3: the feed is cut, or missing vehicles were not marked as sold. */
const exitCodeOf = ({ refused, cut, notSold }: FeedOutcome): 0 | 2 | 3 => {
  if (cut !== undefined || notSold !== undefined) return 3;
  return refused > 0 ? 2 : 0;
};

/** Most distinct values that are listed; the rest are counted together. */
const mostValues = 1000;

const times = (count: number): string => byNumber(count, "# time", "# times");

/** Counts what was left out of vehicles, by value, so that a feed of any size has a readable list. */
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

export type ImportOptions = {
  /** A path, or `-` for the standard input. */
  readonly file: string;
  readonly mapFile: string;
  readonly dryRun: boolean;
  readonly sellMissing: boolean;
  readonly imageHosts: readonly string[];
  readonly say: (line: string) => void;
};

/** From so many written vehicles on the database's statistics are refreshed: the embedded one never does so by itself. */
const manyVehicles = 1000;

/**
 * Imports a feed into the database of this environment and reports the outcome; returns the exit code.
 * @throws FeedError where the feed cannot be used at all; DatabaseLockedError when another process owns the embedded database
 */
export const runImport = async ({ file, mapFile, say, ...options }: ImportOptions): Promise<number> => {
  const map = readMap(mapFile);
  const database = await openDatabase();
  try {
    await migrate(database);
    const left = countLeftOut();
    const outcome = await importFeed(database, {
      ...options,
      map,
      bytes: openSource(file),
      refused: (refusal) => say(describeRefusal(file, refusal)),
      leftOut: left.add,
    });
    for (const line of left.lines()) say(line);
    for (const line of describeOutcome(outcome, options.dryRun)) say(line);
    if (!options.dryRun && outcome.added + outcome.changed >= manyVehicles)
      await database.orm.execute(sql`analyze`);
    return exitCodeOf(outcome);
  } finally {
    await database.close();
  }
};
