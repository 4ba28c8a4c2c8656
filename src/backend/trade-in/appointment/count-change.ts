import { eq } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { tradeIns } from "#backend/store/schema/trade-ins.ts";
import type { StoredTradeIn } from "./own-trade-in.ts";

/** Counts a change of an appointment. Mails, links and calendars refer to the changes by this number. @param tradeIn locked */
export const countChange = async (tx: Orm, tradeIn: StoredTradeIn): Promise<StoredTradeIn> => {
  const bookingSequence = tradeIn.bookingSequence + 1;
  await tx.update(tradeIns).set({ bookingSequence }).where(eq(tradeIns.id, tradeIn.id));
  return { ...tradeIn, bookingSequence };
};
