import { and, asc, eq, inArray, lte } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { removedFiles } from "#backend/store/schema/trade-ins.ts";
import type { PictureFiles } from "./picture-files.ts";

const atOnce = 50;

/** Lease of a batch: longer than the timeout of one file of a hanging store, which ends the run. */
const ownForMs = 4 * 60 * 1000;

/**
 * Removes expired files, then their rows. A batch is claimed first, by postponing it, so that no row is locked during a request to the
 * store, two runs at once share the work, and a late upload finds its file claimed. Throws what the store throws: the remainder is removed
 * when it is due again.
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
