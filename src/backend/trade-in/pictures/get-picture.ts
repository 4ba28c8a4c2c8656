import { and, eq } from "drizzle-orm";
import { NotFoundError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { pictureFiles } from "#backend/picture-files/choose-files.ts";
import { tradeInPictures, tradeIns } from "#backend/store/schema/trade-ins.ts";
import type { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";
import type { Logger } from "#platform/log.ts";

const noPicture = () => new NotFoundError("No such picture");

/** `GET retake/{id}/image?pov=`: the JPEG. Answers the same for another customer's picture as for an unknown one. */
export const getPicture: Handler<typeof tradeInEndpoints.tradeInImage> = async (
  { params: { id }, query: { pov } },
  { orm, customer, log },
) => {
  const [picture] = await orm
    .select({ fileId: tradeInPictures.fileId })
    .from(tradeInPictures)
    .innerJoin(tradeIns, eq(tradeIns.id, tradeInPictures.tradeInId))
    .where(and(eq(tradeIns.id, id), eq(tradeIns.customerId, customer.id), eq(tradeInPictures.pov, pov)));
  return readPicture(picture?.fileId, log);
};

/** The JPEG of a file that a picture names. Throws NotFoundError. */
export const readPicture = async (fileId: string | undefined, log: Logger) => {
  if (fileId === undefined) throw noPicture();
  const bytes = await pictureFiles(log).get(fileId);
  if (bytes === undefined) throw noPicture();
  return { bytes: bytes.buffer, contentType: "image/jpeg" };
};
