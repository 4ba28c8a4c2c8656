import { and, eq } from "drizzle-orm";
import { BackendError } from "#backend/errors.ts";
import type { Orm } from "#backend/store/database.ts";
import { tradeIns } from "#backend/store/schema/trade-ins.ts";
import { listLimits } from "#contract/list-limits.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { reopenDetails } from "../details/reopen-details.ts";
import { keepValue } from "../keep-value.ts";
import { checkAppointment } from "./check-appointment.ts";
import { lockOwner, ownedBy, type TradeInOwner } from "./trade-in-owner.ts";

type Valued = Omit<
  typeof tradeIns.$inferInsert,
  "id" | "customerId" | "sessionId" | "createdAt" | "updatedAt" | "bookingSequence"
>;

export type KeptTradeIn = Pick<typeof tradeIns.$inferSelect, "id" | "createdAt" | "updatedAt">;

/**
 * Keeps a valued car, in a transaction: one row for its owner and plate. Valued again, also at the same time, it is that row, which holds
 * from now on, with another value in its history, and what was said of its condition is a draft again. Throws `list-full` when an owner has too many, `conflict` as `checkAppointment` does.
 */
export const keepTradeIn = (
  orm: Orm,
  valued: Valued,
  { owner, now }: { readonly owner: TradeInOwner; readonly now: Date },
): Promise<KeptTradeIn> =>
  orm.transaction(async (tx) => {
    await lockOwner(tx, owner);
    const kept = (await valueAgain(tx, valued, owner, now)) ?? (await add(tx, valued, owner, now));
    await keepValue(tx, { tradeInId: kept.id, at: now, cents: valued.valuationCents });
    return kept;
  });

const returned = { id: tradeIns.id, createdAt: tradeIns.createdAt, updatedAt: tradeIns.updatedAt };

const valueAgain = async (
  tx: Orm,
  valued: Valued,
  owner: TradeInOwner,
  now: Date,
): Promise<KeptTradeIn | undefined> => {
  const same = and(ownedBy(owner), eq(tradeIns.plate, valued.plate));
  const [earlier] = await tx.select({ id: tradeIns.id }).from(tradeIns).where(same).for("update");
  if (earlier === undefined) return undefined;
  await checkAppointment(tx, { id: earlier.id, dealerId: valued.dealerId }, now);
  const changed = tx.update(tradeIns).set({ ...valued, updatedAt: now });
  const [kept] = await changed.where(eq(tradeIns.id, earlier.id)).returning(returned);
  await reopenDetails(tx, earlier.id, valued.kilometers);
  return kept;
};

const add = async (tx: Orm, valued: Valued, owner: TradeInOwner, now: Date): Promise<KeptTradeIn> => {
  if ((await tx.$count(tradeIns, ownedBy(owner))) >= listLimits.tradeIns)
    throw new BackendError("list-full", `At most ${listLimits.tradeIns} are kept`);
  const row = { ...valued, ...owner, id: newReferenceId(), createdAt: now };
  const [kept] = await tx.insert(tradeIns).values(row).returning(returned);
  if (kept === undefined) throw new Error("A trade-in that was added is not there");
  return kept;
};
