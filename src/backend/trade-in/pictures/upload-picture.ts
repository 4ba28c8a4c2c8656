import { and, eq } from "drizzle-orm";
import { BackendError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { pictureFiles } from "#backend/picture-files/choose-files.ts";
import { removedFiles, tradeInPictures } from "#backend/store/schema/trade-ins.ts";
import type { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { encodePicture } from "./encode-picture.ts";
import { openTradeIn } from "./open-trade-in.ts";

/** Longer than a file can take to be written and named. */
const namedWithinMs = 60 * 60 * 1000;

/**
 * `POST retake/{id}/image`: keeps a picture, written anew, in place of the one from the same point of view. Its file is among those
 * to be removed from before it is written until the transaction that names it, so a crash leaves neither a file that nobody names nor
 * a name without a file. Nothing is decoded or written while a row is locked.
 */
export const uploadPicture: Handler<typeof tradeInEndpoints.uploadTradeInImage> = async (
  { params: { id: tradeInId }, body: { pov, image } },
  { orm, customer, now, log },
) => {
  await orm.transaction((tx) => openTradeIn(tx, tradeInId, customer));
  const { bytes, width, height } = await encodePicture(new Uint8Array(await image.arrayBuffer()));
  const fileId = newReferenceId();
  const removeAt = new Date(now.getTime() + namedWithinMs);
  await orm.insert(removedFiles).values({ fileId, removeAt });
  await pictureFiles(log).put(fileId, bytes);
  await orm.transaction(async (tx) => {
    await openTradeIn(tx, tradeInId, customer);
    const kept = await tx
      .delete(removedFiles)
      .where(and(eq(removedFiles.fileId, fileId), eq(removedFiles.removeAt, removeAt)))
      .returning();
    // The job has taken it: whoever was stopped for so long begins anew.
    if (kept.length === 0) throw new BackendError("unavailable", "The picture took too long to be kept");
    const file = { fileId, width, height, bytes: bytes.byteLength, storedAt: now };
    await tx
      .insert(tradeInPictures)
      .values({ tradeInId, pov, ...file })
      .onConflictDoUpdate({ target: [tradeInPictures.tradeInId, tradeInPictures.pov], set: file });
  });
  return { id: fileId, pov };
};
