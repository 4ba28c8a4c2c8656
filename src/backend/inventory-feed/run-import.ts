import { sql } from "drizzle-orm";
import { migrate } from "#backend/store/migrate.ts";
import { openDatabase } from "#backend/store/open-database.ts";
import { countLeftOut } from "./count-left-out.ts";
import { describeOutcome, describeRefusal, exitCodeOf } from "./describe-outcome.ts";
import { importFeed } from "./import-feed.ts";
import { readMap } from "./map/read-map.ts";
import { openSource } from "./source/open-source.ts";

export type ImportOptions = {
  /** A path, or `-` for the standard input. */
  readonly file: string;
  readonly mapFile: string;
  readonly dryRun: boolean;
  readonly sellMissing: boolean;
  readonly imageHosts: readonly string[];
  readonly say: (line: string) => void;
};

/** From so many written vehicles on the database counts its rows anew: the embedded one never does by itself. */
const manyVehicles = 1000;

/**
 * Imports a feed into the database of this environment and says what became of it; answers the exit code.
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
