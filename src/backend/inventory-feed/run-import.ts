import { availableParallelism } from "node:os";
import { sql } from "drizzle-orm";
import { type FeedReport, feedReport } from "#backend/mail/messages/feed-report.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import { pictureFiles } from "#backend/picture-files/choose-files.ts";
import { publicAgent } from "#backend/public-agent.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import type { Database } from "#backend/store/database.ts";
import { explainFailure } from "#backend/store/explain-failure.ts";
import { migrate } from "#backend/store/migrate.ts";
import { openDatabase } from "#backend/store/open-database.ts";
import { stockEncoder } from "#backend/trade-in/pictures/encode-picture.ts";
import { log } from "#platform/log.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { byNumber } from "./by-number.ts";
import { FeedError } from "./feed-error.ts";
import type { FeedOutcome } from "./feed-outcome.ts";
import { importFeed } from "./import-feed.ts";
import { listDealers } from "./list-dealers.ts";
import type { FeedMap } from "./map/feed-map.ts";
import { type MapChoice, readMap } from "./map/read-map.ts";
import type { PictureStore } from "./pictures/fetch-missing.ts";
import { fetchPicture } from "./pictures/fetch-picture.ts";
import type { Refusal } from "./row/refusal.ts";
import { nameOfPlace, openSource } from "./source/open-source.ts";
import { watchFeed } from "./watch-feed.ts";

/** A refusal as a line: `stock.csv:12: PVP: expected an amount in euros, not "abc"`. */
const describeRefusal = (file: string, { line, column, value, expected }: Refusal): string =>
  column === ""
    ? `${file}:${line}: ${expected}`
    : `${file}:${line}: ${column}: expected ${expected}, not "${value}"`;

/** The outcome of an import or of a dry run, line by line. */
export const describeOutcome = (
  outcome: FeedOutcome,
  { dryRun, isDelta = false }: { readonly dryRun: boolean; readonly isDelta?: boolean },
): readonly string[] => {
  const { rows, added, changed, unchanged, repeated, refused, sold, held, encoding, cut, notSold } = outcome;
  const { withdrawn, fetched, unfetched } = outcome;
  const vehicles = byNumber(sold, "# vehicle", "# vehicles");
  const are = dryRun ? "would be" : byNumber(sold, "is", "are");
  return [
    `${dryRun ? "Would import" : "Imported"} ${byNumber(rows, "# row", "# rows")} (${encoding}): ${added} new, ${changed} changed, ${unchanged} as before, ` +
      `${repeated} repeated, ${refused} refused`,
    ...(isDelta ? [] : [`${vehicles} that the feed does not name any more ${are} marked as sold`]),
    ...(withdrawn > 0 ? [withdrawnLine(withdrawn, dryRun)] : []),
    ...(held > 0 ? [heldLine(held)] : []),
    ...(fetched + unfetched > 0 ? [picturesLine(fetched, unfetched)] : []),
    ...(cut === undefined ? [] : [`The feed is cut: ${cut}`]),
    ...(notSold === undefined ? [] : [`${notSold}. --sell-missing marks them all the same`]),
  ];
};

const withdrawnLine = (withdrawn: number, dryRun: boolean): string => {
  const vehicles = byNumber(withdrawn, "# vehicle", "# vehicles");
  const are = dryRun ? "would be" : byNumber(withdrawn, "is", "are");
  return `${vehicles} that the feed calls sold ${are} marked so`;
};

const picturesLine = (fetched: number, unfetched: number): string =>
  `${byNumber(fetched, "# picture was", "# pictures were")} fetched, ${unfetched} could not be`;

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
  /** A path, an https address, or `-` for the standard input. */
  readonly file: string;
  readonly map: MapChoice;
  readonly dryRun: boolean;
  readonly sellMissing: boolean;
  readonly isDelta: boolean;
  readonly older: boolean;
  /** Imports again whenever the feed has changed, which is looked at so often; undefined for once. */
  readonly everyMs: number | undefined;
  /** Mail address that is told of what imports have changed and refused. */
  readonly report: string | undefined;
  readonly imageHosts: readonly string[];
  readonly stop: AbortSignal;
  readonly say: (line: string) => void;
};

/** From so many written vehicles on the database's statistics are refreshed: the embedded one never does so by itself. */
const manyVehicles = 1000;

/** Pictures that are fetched at once. */
const fetchedAtOnce = 6;

const openPictures = (hosts: readonly string[]): PictureStore => {
  const dispatcher = publicAgent();
  return {
    fetch: (address, stop) => fetchPicture(address, { hosts, dispatcher, stop }),
    encode: stockEncoder(Math.min(4, availableParallelism())),
    files: pictureFiles(log()),
    atOnce: fetchedAtOnce,
  };
};

/**
 * Imports a feed into the database of this environment and reports the outcome, once or until it is stopped; returns the exit code.
 * @throws FeedError where the feed cannot be used at all; DatabaseLockedError when another process owns the embedded database
 */
export const runImport = async (options: ImportOptions): Promise<number> => {
  const { everyMs, stop, say, imageHosts } = options;
  const map = readMap(options.map);
  const database = await openDatabase();
  try {
    await migrate(database);
    const opened = { ...options, map, pictures: openPictures(imageHosts) };
    if (everyMs === undefined) {
      const done = await importOnce(database, opened).catch(async (error) => {
        await reportFailure(database, opened, error);
        throw error;
      });
      return done === "unchanged" ? 0 : done.exitCode;
    }
    let failure = "";
    await watchFeed(database.orm, {
      source: map.source,
      everyMs,
      stop,
      importChanged: async (known) => {
        const done = await importOnce(database, opened, known);
        if (done === "unchanged") return known;
        failure = "";
        return done.tag;
      },
      failed: async (error) => {
        const problem = explainFailure(error) ?? String(error);
        say(error instanceof FeedError ? error.message : problem);
        // The same problem is reported once, however often it is met.
        if (problem !== failure) await reportFailure(database, opened, error).catch(() => undefined);
        failure = problem;
      },
    });
    return 0;
  } finally {
    await database.close();
  }
};

type Opened = Omit<ImportOptions, "map"> & { readonly map: FeedMap; readonly pictures: PictureStore };

/** Lines of a mail about refused rows and pictures, and about dealers; the others are in the program's output. */
const mailedLines = 100;

const importOnce = async (
  database: Database,
  { file, say, report, ...options }: Opened,
  known?: string,
): Promise<{ readonly exitCode: number; readonly tag: string | undefined } | "unchanged"> => {
  const source = await openSource(file, known);
  if (source === "unchanged") return "unchanged";
  const name = nameOfPlace(file);
  const lines: string[] = [];
  const note = (line: string): void => {
    say(line);
    if (lines.length < mailedLines) lines.push(line);
  };
  const left = countLeftOut();
  const dealers = listDealers();
  const outcome = await importFeed(database, {
    ...options,
    ...source,
    refused: (refusal) => {
      // Unknown dealers are listed at the end, once each.
      if (refusal.field !== "dealer" || refusal.value === "") note(describeRefusal(name, refusal));
    },
    leftOut: left.add,
    unknownDealer: dealers.note,
  });
  for (const line of left.lines()) note(line);
  const ofDealers = dealers.lines();
  for (const line of ofDealers) say(line);
  for (const line of describeOutcome(outcome, options)) say(line);
  const { added, changed, sold, withdrawn, refused, unfetched, notSold } = outcome;
  const isNews = added + changed + sold + withdrawn + refused + unfetched > 0 || notSold !== undefined;
  if (report !== undefined && !options.dryRun && isNews)
    await mailReport(database, options.map, {
      ...{ to: report, name, outcome },
      lines: [...ofDealers.slice(0, mailedLines), ...lines],
    });
  if (!options.dryRun && added + changed >= manyVehicles) await database.orm.execute(sql`analyze`);
  return { exitCode: exitCodeOf(outcome), tag: source.tag };
};

type Report = Pick<FeedReport, "name" | "outcome" | "lines"> & { readonly to: string };

const mailReport = async (
  { orm }: Pick<Database, "orm">,
  { source, language }: FeedMap,
  { to, ...report }: Report,
): Promise<void> =>
  await queueMail(orm, {
    key: `feed-report:${newReferenceId()}`,
    to,
    locale: language,
    ...feedReport({ locale: language, shop: (await readShop(orm)).name, source, ...report }),
  });

const reportFailure = async (
  database: Database,
  { report, dryRun, file, map }: Opened,
  error: unknown,
): Promise<void> => {
  if (report === undefined || dryRun || !(error instanceof FeedError)) return;
  const lines = error.message.split("\n");
  await mailReport(database, map, { to: report, name: nameOfPlace(file), outcome: undefined, lines });
};
