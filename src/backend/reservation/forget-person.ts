import { and, eq, inArray, like } from "drizzle-orm";
import { readShop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { liveStates } from "./live-states.ts";
import { retainedUntil, retentionYears } from "./retained-until.ts";

const noPerson = {
  name: null,
  email: null,
  phone: null,
  birthDate: null,
  receipt: null,
  cancelReason: null,
  addressKey: null,
} as const;

/**
 * Removes personal data from a customer's reservations, in the caller's transaction; what was reserved and paid stays. Returns
 * the last day of retention, `2032-11-24`, or undefined without reservations.
 */
export const forgetPerson = async (tx: Orm, customerId: string): Promise<string | undefined> => {
  const own = eq(reservations.customerId, customerId);
  const rows = await tx
    .select({ id: reservations.id, delivery: reservations.delivery, createdAt: reservations.createdAt })
    .from(reservations)
    .where(own)
    .for("update");
  for (const { id, delivery } of rows) {
    const { address: _, zipCode: __, zipCodeExtension: ___, city: ____, ...rest } = delivery;
    await tx
      .update(reservations)
      .set({ ...noPerson, delivery: rest })
      .where(eq(reservations.id, id));
    await tx.delete(outbox).where(like(outbox.key, `reservation-%:${id}`));
  }
  const last = rows.map(({ createdAt }) => createdAt.getTime()).toSorted((a, b) => b - a)[0];
  if (last === undefined) return undefined;
  const years = retentionYears(await readShop(tx));
  return retainedUntil(new Date(last), years).toISOString().slice(0, 10);
};

/** Whether a customer has a held or confirmed reservation. */
export const hasLiveReservation = async (tx: Orm, customerId: string): Promise<boolean> => {
  const isLive = inArray(reservations.state, liveStates);
  return (await tx.$count(reservations, and(eq(reservations.customerId, customerId), isLive))) > 0;
};
