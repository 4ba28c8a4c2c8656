import { and, eq } from "drizzle-orm";
import { NotFoundError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { pictureFiles } from "#backend/picture-files/choose-files.ts";
import { tradeInPictures, tradeIns } from "#backend/store/schema/trade-ins.ts";
import type { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";

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
  if (picture === undefined) throw noPicture();
  const bytes = await pictureFiles(log).get(picture.fileId);
  if (bytes === undefined) throw noPicture();
  return { bytes: bytes.buffer, contentType: "image/jpeg" };
};
