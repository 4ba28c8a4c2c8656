import { inArray, like, or, type SQL } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { tradeIns } from "#backend/store/schema/trade-ins.ts";

/** Batch size: limits the parameters of a statement. */
const atOnce = 500;

/**
 * Deletes trade-ins with their values, appointments and mails, in the caller's transaction, which releases the slots. Returns
 * how many there were.
 */
export const forgetTradeIns = async (tx: Orm, which: SQL | undefined): Promise<number> => {
  if (which === undefined) throw new Error("Which trade-ins are to be forgotten?");
  // Locked first: otherwise a mail that is queued concurrently would remain.
  const found = await tx.select({ id: tradeIns.id }).from(tradeIns).where(which).for("update");
  for (let at = 0; at < found.length; at += atOnce) {
    const ids = found.slice(at, at + atOnce).map(({ id }) => id);
    await tx.delete(outbox).where(or(...ids.map((id) => like(outbox.key, `%:${id}`))));
    await tx.delete(tradeIns).where(inArray(tradeIns.id, ids));
  }
  return found.length;
};
