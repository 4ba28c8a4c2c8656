import { and, eq, isNull } from "drizzle-orm";
import { GoneError } from "#backend/errors.ts";
import { checkLimit } from "#backend/saved-list/check-limit.ts";
import { lockCustomer } from "#backend/saved-list/lock-customer.ts";
import type { Orm } from "#backend/store/database.ts";
import { priceDropAlerts } from "#backend/store/schema/saved-lists.ts";
import { findByVin } from "#backend/vehicle/find-by-vin.ts";
import { listLimits } from "#contract/customer-list-limits.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import type { AlertRequest } from "./alert-request.ts";

export type StoredPriceDrop = typeof priceDropAlerts.$inferSelect;
export type PriceDropRequest = AlertRequest & { readonly vin: string };

/**
 * Stores an alert for a price below today's. Requesting the same vehicle again returns the same alert, active again if it was paused.
 * Throws NotFoundError for an unknown vehicle, GoneError for a sold one, `list-full` when a customer has too many.
 */
export const addPriceDropAlert = async (tx: Orm, request: PriceDropRequest): Promise<StoredPriceDrop> =>
  "leadId" in request.whose
    ? await ofLead(tx, request, request.whose.leadId)
    : await ofCustomer(tx, request, request.whose.customerId);

const insert = async (
  tx: Orm,
  { whose, locale, vin, now }: PriceDropRequest,
  more: { readonly confirmedAt?: Date } = {},
): Promise<StoredPriceDrop | undefined> => {
  const { vehicle } = await findByVin(tx, vin);
  if (vehicle.status === "bought") throw new GoneError("The vehicle is sold");
  const price = { vin, initialPriceCents: vehicle.priceCents };
  const values = { id: newReferenceId(), ...whose, ...price, locale, createdAt: now, ...more };
  const [added] = await tx.insert(priceDropAlerts).values(values).onConflictDoNothing().returning();
  return added;
};

const ofLead = async (tx: Orm, request: PriceDropRequest, leadId: string): Promise<StoredPriceDrop> => {
  const added = await insert(tx, request);
  const isOfLead = eq(priceDropAlerts.leadId, leadId);
  const [known] = added ? [added] : await tx.select().from(priceDropAlerts).where(isOfLead);
  return known as StoredPriceDrop;
};

const ofCustomer = async (
  tx: Orm,
  request: PriceDropRequest,
  customerId: string,
): Promise<StoredPriceDrop> => {
  await lockCustomer(tx, customerId);
  const own = eq(priceDropAlerts.customerId, customerId);
  const same = and(own, eq(priceDropAlerts.vin, request.vin));
  const [earlier] = await tx.select().from(priceDropAlerts).where(same);
  const count = await tx.$count(priceDropAlerts, and(own, isNull(priceDropAlerts.removedAt)));
  const outcome = checkLimit(earlier, { count, limit: listLimits.alerts, now: request.now });
  if (earlier && outcome !== "new") {
    await tx.update(priceDropAlerts).set({ active: true, removedAt: null }).where(same);
    return { ...earlier, active: true, removedAt: null };
  }
  await tx.delete(priceDropAlerts).where(same);
  return (await insert(tx, request, { confirmedAt: request.now })) as StoredPriceDrop;
};
