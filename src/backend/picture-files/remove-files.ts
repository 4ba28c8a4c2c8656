import { and, asc, eq, inArray, lte } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { removedFiles } from "#backend/store/schema/trade-ins.ts";
import type { PictureFiles } from "./picture-files.ts";

const atOnce = 50;

/** How long a run has a batch to itself: longer than a store that hangs takes for one file, which ends the run. */
const ownForMs = 4 * 60 * 1000;

/**
 * Removes the files whose time has come, then their rows. A batch is taken first, by putting its time off, so that no row is locked
 * while a store is asked, two runs at once share the work, and an upload that comes too late finds its file taken.
 * Throws what the store throws: what is left is done when it is due again.
 */
export const removeFiles = async (
  orm: Orm,
  files: PictureFiles,
  { now, stop }: { readonly now: () => Date; readonly stop: AbortSignal },
): Promise<void> => {
  while (!stop.aborted) {
    const taken = await takeBatch(orm, now());
    if (taken.ids.length === 0) return;
    for (const id of taken.ids) {
      if (stop.aborted) return;
      await files.remove(id);
      const row = and(eq(removedFiles.fileId, id), eq(removedFiles.removeAt, taken.until));
      await orm.delete(removedFiles).where(row);
    }
  }
};

const takeBatch = async (orm: Orm, now: Date) => {
  const until = new Date(now.getTime() + ownForMs);
  const due = orm
    .select({ fileId: removedFiles.fileId })
    .from(removedFiles)
    .where(lte(removedFiles.removeAt, now))
    .orderBy(asc(removedFiles.removeAt))
    .limit(atOnce)
    .for("update", { skipLocked: true });
  const taken = await orm
    .update(removedFiles)
    .set({ removeAt: until })
    .where(inArray(removedFiles.fileId, due))
    .returning({ fileId: removedFiles.fileId });
  return { ids: taken.map(({ fileId }) => fileId), until };
};
