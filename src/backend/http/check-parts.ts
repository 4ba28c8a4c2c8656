import { sql } from "drizzle-orm";
import { jobsState } from "#backend/jobs/jobs-state.ts";
import { pictureFiles } from "#backend/picture-files/choose-files.ts";
import type { PictureFiles } from "#backend/picture-files/picture-files.ts";
import type { Orm } from "#backend/store/database.ts";
import { log } from "#platform/log.ts";
import { withTimeout } from "#platform/with-timeout.ts";

/** `starting`: it will be available, and no request waits for it. */
type PartState = "up" | "starting" | "away";

/** The parts of the reference services, by the names that operators see. */
export type Parts = Readonly<Record<"database" | "jobs" | "pictures", PartState>>;

const longestMs = 3_000;

const stateOf = async (work: () => Promise<unknown>): Promise<PartState> => {
  try {
    await withTimeout(longestMs, work);
    return "up";
  } catch {
    return "away";
  }
};

/**
 * Checks every part of the services in this process, for 3 s at most. Never throws.
 * @param open the database, which may have to be opened first
 */
export const checkParts = async (
  open: () => Promise<{ readonly orm: Pick<Orm, "execute"> }>,
  files: () => Pick<PictureFiles, "check"> = () => pictureFiles(log()),
): Promise<Parts> => {
  const [database, pictures] = await Promise.all([
    stateOf(async () => (await open()).orm.execute(sql`select 1`)),
    stateOf(async () => files().check()),
  ]);
  return { database, jobs: jobsState(), pictures };
};
