import { asc, inArray } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { tradeInDetails, tradeInMarks, tradeInPictures } from "#backend/store/schema/trade-ins.ts";
import type { Mark } from "#domain/car-parts.ts";
import type { PointOfView } from "#domain/points-of-view.ts";

/** The stored details of a car; without `answers` until the owner saves some. */
export interface StoredDetails {
  readonly answers: typeof tradeInDetails.$inferSelect | undefined;
  readonly marks: readonly Mark[];
  readonly pictures: readonly { readonly id: string; readonly pov: PointOfView }[];
}

/** Reads details and pictures of trade-ins, by their ids. */
export const readDetails = async (
  orm: Orm,
  tradeInIds: readonly string[],
): Promise<(tradeInId: string) => StoredDetails> => {
  const ids = [...tradeInIds];
  const answers = await orm.select().from(tradeInDetails).where(inArray(tradeInDetails.tradeInId, ids));
  const marks = await orm
    .select()
    .from(tradeInMarks)
    .where(inArray(tradeInMarks.tradeInId, ids))
    .orderBy(asc(tradeInMarks.part), asc(tradeInMarks.damage));
  const pictures = await orm
    .select({
      tradeInId: tradeInPictures.tradeInId,
      id: tradeInPictures.fileId,
      pov: tradeInPictures.pov,
    })
    .from(tradeInPictures)
    .where(inArray(tradeInPictures.tradeInId, ids))
    .orderBy(asc(tradeInPictures.pov));
  return (tradeInId) => ({
    answers: answers.find((row) => row.tradeInId === tradeInId),
    marks: marks
      .filter((row) => row.tradeInId === tradeInId)
      .map(({ part, damage }): Mark => ({ part, damage })),
    pictures: pictures.filter((row) => row.tradeInId === tradeInId).map(({ id, pov }) => ({ id, pov })),
  });
};
