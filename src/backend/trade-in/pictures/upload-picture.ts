import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { BackendError } from "#backend/errors.ts";
import type { Call } from "#backend/http/call.ts";
import type { Handler } from "#backend/http/mount.ts";
import { pictureFiles } from "#backend/picture-files/choose-files.ts";
import { mailPictures } from "#backend/staff-mail/mail-trade-in.ts";
import type { Orm } from "#backend/store/database.ts";
import { removedFiles, tradeInPictures } from "#backend/store/schema/trade-ins.ts";
import type { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";
import type { imageUpload } from "#contract/trade-in-phase-two.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { encodePicture } from "./encode-picture.ts";
import { openTradeIn } from "./open-trade-in.ts";

/** Longer than it takes to write a file and store its name. */
const namedWithinMs = 60 * 60 * 1000;

/** What a picture belongs to, locked in the transaction, and how its dealer hears of it. */
type Pictured = {
  readonly of: { readonly tradeInId: string } | { readonly leadId: string };
  readonly mail: (pictureId: string) => Promise<void>;
};

/**
 * Encodes and stores a picture, in place of the one from the same point of view. Its file is marked for removal before it is
 * written, until the transaction that stores its name, so that a crash leaves neither an unreferenced file nor a name without a
 * file. Nothing is decoded or written while a row is locked. @param open throws where the caller may not change its pictures
 */
export const storePicture = async (
  { pov, image }: z.output<typeof imageUpload>,
  { orm, now, log }: Pick<Call, "orm" | "now" | "log">,
  open: (tx: Orm) => Promise<Pictured>,
) => {
  await orm.transaction(open);
  const { bytes, width, height } = await encodePicture(new Uint8Array(await image.arrayBuffer()));
  const fileId = newReferenceId();
  const removeAt = new Date(now.getTime() + namedWithinMs);
  await orm.insert(removedFiles).values({ fileId, removeAt });
  await pictureFiles(log).put(fileId, bytes);
  await orm.transaction(async (tx) => {
    const { of, mail } = await open(tx);
    const unmarked = await tx
      .delete(removedFiles)
      .where(and(eq(removedFiles.fileId, fileId), eq(removedFiles.removeAt, removeAt)))
      .returning();
    // The job has removed the file: the client has to upload it again.
    if (unmarked.length === 0)
      throw new BackendError("unavailable", "The picture took too long to be stored");
    const file = { fileId, width, height, bytes: bytes.byteLength, storedAt: now };
    const owner = "leadId" in of ? tradeInPictures.leadId : tradeInPictures.tradeInId;
    await tx
      .insert(tradeInPictures)
      .values({ ...of, pov, ...file })
      .onConflictDoUpdate({ target: [owner, tradeInPictures.pov], set: file });
    await mail(fileId);
  });
  return { id: fileId, pov };
};

/** `POST retake/{id}/image`: stores a picture of a customer's trade-in. */
export const uploadPicture: Handler<typeof tradeInEndpoints.uploadTradeInImage> = (
  { params: { id: tradeInId }, body },
  call,
) =>
  storePicture(body, call, async (tx) => {
    const tradeIn = await openTradeIn(tx, tradeInId, call.customer);
    return {
      of: { tradeInId },
      mail: (pictureId) => mailPictures(tx, tradeIn, { pictureId, now: call.now }),
    };
  });
