import { eq } from "drizzle-orm";
import { NotFoundError } from "#backend/errors.ts";
import type { PublicRoute } from "#backend/http/public-route.ts";
import { pictureFiles } from "#backend/picture-files/choose-files.ts";
import { feedPictures } from "#backend/store/schema/inventory-feeds.ts";
import { isPictureHash } from "#contract/stock-pictures.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";

/** `GET pictures/{hash}`: the JPEG of a photograph that came with a feed. */
export const showStockPicture: PublicRoute["answer"] = async (_, { orm, log }, { hash = "" }) => {
  const [found] = isPictureHash(hash)
    ? await orm
        .select({ fileId: feedPictures.fileId })
        .from(feedPictures)
        .where(eq(feedPictures.hash, hash))
        .limit(1)
    : [];
  const bytes = found && (await pictureFiles(log).get(found.fileId));
  if (bytes === undefined) throw new NotFoundError("No such picture");
  return new Response(bytes, {
    headers: { "content-type": "image/jpeg", "cache-control": cacheControl.immutable },
  });
};
