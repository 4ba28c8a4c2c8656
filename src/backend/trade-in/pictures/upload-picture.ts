import { and, eq } from "drizzle-orm";
import { BackendError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { pictureFiles } from "#backend/picture-files/choose-files.ts";
import { mailPictures } from "#backend/staff-mail/mail-trade-in.ts";
import { removedFiles, tradeInPictures } from "#backend/store/schema/trade-ins.ts";
import type { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { encodePicture } from "./encode-picture.ts";
import { openTradeIn } from "./open-trade-in.ts";

/** Longer than it takes to write a file and store its name. */
const namedWithinMs = 60 * 60 * 1000;

/**
 * `POST retake/{id}/image`: encodes and stores a picture, in place of the one from the same point of view. Its file is marked for
 * removal before it is written, until the transaction that stores its name, so that a crash leaves neither an unreferenced file nor
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
    const tradeIn = await openTradeIn(tx, tradeInId, customer);
    const unmarked = await tx
      .delete(removedFiles)
      .where(and(eq(removedFiles.fileId, fileId), eq(removedFiles.removeAt, removeAt)))
      .returning();
    // The job has removed the file: the client has to upload it again.
    if (unmarked.length === 0)
      throw new BackendError("unavailable", "The picture took too long to be stored");
    const file = { fileId, width, height, bytes: bytes.byteLength, storedAt: now };
    await tx
      .insert(tradeInPictures)
      .values({ tradeInId, pov, ...file })
      .onConflictDoUpdate({ target: [tradeInPictures.tradeInId, tradeInPictures.pov], set: file });
    await mailPictures(tx, tradeIn, { pictureId: fileId, now });
  });
  return { id: fileId, pov };
};
