import { eq, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { tradeInDetails, tradeInMarks, tradeInPictures } from "#backend/store/schema/trade-ins.ts";

const asDraft = { submittedAt: null, deductions: null };

/** Makes a draft again of what was said of a car that is valued anew; it has no fewer kilometres than it was valued with. */
export const reopenDetails = async (tx: Orm, tradeInId: string, kilometers: number): Promise<void> => {
  await tx
    .update(tradeInDetails)
    .set({ ...asDraft, kilometers: sql`greatest(${tradeInDetails.kilometers}, ${kilometers})` })
    .where(eq(tradeInDetails.tradeInId, tradeInId));
};

type Row = { readonly id: string; readonly kilometers: number };

/** Gives condition and pictures of one row to another of the same car, which has none, as a draft. */
export const moveDetails = async (tx: Orm, from: Row, to: Row): Promise<void> => {
  const ofOld = eq(tradeInDetails.tradeInId, from.id);
  const [answers] = await tx.select().from(tradeInDetails).where(ofOld);
  await tx.update(tradeInPictures).set({ tradeInId: to.id }).where(eq(tradeInPictures.tradeInId, from.id));
  if (answers === undefined) return;
  await tx.insert(tradeInDetails).values({ ...answers, tradeInId: to.id });
  await tx.update(tradeInMarks).set({ tradeInId: to.id }).where(eq(tradeInMarks.tradeInId, from.id));
  await reopenDetails(tx, to.id, to.kilometers);
};
