import { eq, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { tradeInDetails, tradeInMarks, tradeInPictures } from "#backend/store/schema/trade-ins.ts";

const asDraft = { submittedAt: null, deductions: null };

/** Turns the details of a revalued car into a draft again, with at least the kilometres of the valuation. */
export const reopenDetails = async (tx: Orm, tradeInId: string, kilometers: number): Promise<void> => {
  await tx
    .update(tradeInDetails)
    .set({ ...asDraft, kilometers: sql`greatest(${tradeInDetails.kilometers}, ${kilometers})` })
    .where(eq(tradeInDetails.tradeInId, tradeInId));
};

type Row = { readonly id: string; readonly kilometers: number };

/** Moves details and pictures to another row of the same car, which has none, as a draft. */
export const moveDetails = async (tx: Orm, from: Row, to: Row): Promise<void> => {
  const ofOld = eq(tradeInDetails.tradeInId, from.id);
  const [answers] = await tx.select().from(tradeInDetails).where(ofOld);
  await tx.update(tradeInPictures).set({ tradeInId: to.id }).where(eq(tradeInPictures.tradeInId, from.id));
  if (answers === undefined) return;
  await tx.insert(tradeInDetails).values({ ...answers, tradeInId: to.id });
  await tx.update(tradeInMarks).set({ tradeInId: to.id }).where(eq(tradeInMarks.tradeInId, from.id));
  await reopenDetails(tx, to.id, to.kilometers);
};
