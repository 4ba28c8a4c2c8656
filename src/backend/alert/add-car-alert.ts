import { and, eq, isNull } from "drizzle-orm";
import { checkLimit } from "#backend/saved-list/check-limit.ts";
import { lockCustomer } from "#backend/saved-list/lock-customer.ts";
import { normaliseList, type SavedList } from "#backend/saved-list/normalise-list.ts";
import type { Orm } from "#backend/store/database.ts";
import { carAlerts } from "#backend/store/schema/saved-lists.ts";
import { listLimits } from "#contract/customer-list-limits.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import type { AlertRequest } from "./alert-request.ts";

export type StoredCarAlert = typeof carAlerts.$inferSelect;

export type CarAlertRequest = AlertRequest & {
  readonly list: SavedList;
  readonly name?: string | undefined;
  /** The page that shows the list. */
  readonly path?: string | undefined;
};

/**
 * Stores an alert for vehicles in a list. Requesting the same list again returns the same alert, active again if it was paused. A
 * customer's alert is valid at once, a lead's once it is confirmed. Throws `list-full` when a customer has too many.
 */
export const addCarAlert = async (tx: Orm, request: CarAlertRequest): Promise<StoredCarAlert> => {
  const { locale, list, name, path, now } = request;
  const wanted = { ...normaliseList(list), locale, name: name ?? null, path: path ?? null, createdAt: now };
  return "leadId" in request.whose
    ? await ofLead(tx, { ...wanted, ...request.whose })
    : await ofCustomer(tx, { ...wanted, ...request.whose });
};

type Wanted = Omit<typeof carAlerts.$inferInsert, "id">;

const insert = async (tx: Orm, wanted: Wanted): Promise<StoredCarAlert | undefined> => {
  const values = { ...wanted, id: newReferenceId() };
  const [added] = await tx.insert(carAlerts).values(values).onConflictDoNothing().returning();
  return added;
};

const ofLead = async (tx: Orm, wanted: Wanted & { leadId: string }): Promise<StoredCarAlert> => {
  const added = await insert(tx, wanted);
  const [known] = added
    ? [added]
    : await tx.select().from(carAlerts).where(eq(carAlerts.leadId, wanted.leadId));
  return known as StoredCarAlert;
};

const ofCustomer = async (tx: Orm, wanted: Wanted & { customerId: string }): Promise<StoredCarAlert> => {
  await lockCustomer(tx, wanted.customerId);
  const own = eq(carAlerts.customerId, wanted.customerId);
  const same = and(own, eq(carAlerts.digest, wanted.digest));
  const [earlier] = await tx.select().from(carAlerts).where(same);
  const count = await tx.$count(carAlerts, and(own, isNull(carAlerts.removedAt)));
  const outcome = checkLimit(earlier, { count, limit: listLimits.alerts, now: wanted.createdAt });
  if (earlier && outcome !== "new") {
    await tx.update(carAlerts).set({ active: true, removedAt: null }).where(same);
    return { ...earlier, active: true, removedAt: null };
  }
  await tx.delete(carAlerts).where(same);
  return (await insert(tx, { ...wanted, confirmedAt: wanted.createdAt })) as StoredCarAlert;
};
