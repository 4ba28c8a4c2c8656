import "server-only";
import { call } from "#api/call.ts";
import { withSession } from "#api/session/with-session.ts";
import { pictureBytes } from "#contract/body-sizes.ts";
import type { PictureFault } from "#domain/picture-query.ts";
import { pictureFault } from "./picture-faults.ts";
import type { PictureChange } from "./picture-request.ts";

/** Stores or deletes a photo of the signed-in visitor. Resolves to the error, or undefined on success. */
export const changePicture = async ({
  id,
  pov,
  locale,
  removes,
  image,
}: PictureChange): Promise<PictureFault | undefined> => {
  if (!removes && image === undefined) return "missing";
  if (!removes && image?.size === 0) return "empty";
  if (image && image.size > pictureBytes) return "tooLarge";
  const params = { id };
  const done = await withSession<unknown>(locale, (caller) =>
    removes || image === undefined
      ? call("removeTradeInImage", { params, query: { pov } }, caller)
      : call("uploadTradeInImage", { params, body: { pov, image } }, caller),
  );
  return done.ok ? undefined : pictureFault(done.error);
};
