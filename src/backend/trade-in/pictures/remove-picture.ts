import { and, eq } from "drizzle-orm";
import type { Handler } from "#backend/http/mount.ts";
import { tradeInPictures } from "#backend/store/schema/trade-ins.ts";
import type { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";
import { openTradeIn } from "./open-trade-in.ts";

/** `DELETE retake/{id}/image?pov=`: deletes a picture; idempotent. The next run of `remove-files` deletes its file. */
export const removePicture: Handler<typeof tradeInEndpoints.removeTradeInImage> = async (
  { params: { id }, query: { pov } },
  { orm, customer },
) => {
  await orm.transaction(async (tx) => {
    await openTradeIn(tx, id, customer);
    await tx
      .delete(tradeInPictures)
      .where(and(eq(tradeInPictures.tradeInId, id), eq(tradeInPictures.pov, pov)));
  });
  return {};
};
