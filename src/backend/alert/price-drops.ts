import { and, desc, eq, isNull } from "drizzle-orm";
import { NotFoundError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { priceDropAlerts } from "#backend/store/schema/saved-lists.ts";
import { cardsByVin } from "#backend/vehicle/cards-by-vin.ts";
import type { notificationEndpoints } from "#contract/notification-endpoints.ts";
import { eurosFromCents } from "#domain/money.ts";
import { addPriceDropAlert } from "./add-price-drop-alert.ts";

type Endpoints = typeof notificationEndpoints;

const ofCustomer = (id: string) => and(eq(priceDropAlerts.customerId, id), isNull(priceDropAlerts.removedAt));

/** `GET notifications/price-drop`: the customer's price-drop alerts, newest first, with the vehicle as it is now. */
export const listPriceDropAlerts: Handler<Endpoints["priceDropAlerts"]> = async ({ query }, call) => {
  const own = ofCustomer(call.customer.id);
  const alerts = await call.orm
    .select()
    .from(priceDropAlerts)
    .where(query.vin === undefined ? own : and(own, eq(priceDropAlerts.vin, query.vin)))
    .orderBy(desc(priceDropAlerts.createdAt), priceDropAlerts.vin);
  const vins = alerts.map(({ vin }) => vin);
  const cards = await cardsByVin(vins, call);
  return alerts.map(({ vin, active, createdAt, initialPriceCents }) => {
    const card = cards.get(vin);
    return {
      vin,
      active,
      createTime: createdAt.toISOString(),
      initialPrice: eurosFromCents(initialPriceCents),
      ...(card === undefined ? { gone: true as const } : { card, currentPrice: card.totalPrice }),
    };
  });
};

/** `POST notifications/{vin}/price-drop`: notifies the customer when the vehicle costs less than today. */
export const createPriceDropAlert: Handler<Endpoints["createPriceDropAlert"]> = async (
  { params },
  { orm, customer, locale, now },
) => {
  const request = { whose: { customerId: customer.id }, locale, vin: params.vin, now };
  await orm.transaction((tx) => addPriceDropAlert(tx, request));
  return {};
};

/** `PATCH notifications/price-drop`: activates or pauses the alert. */
export const changePriceDropAlert: Handler<Endpoints["changePriceDropAlert"]> = async (
  { query, body },
  { orm, customer },
) => {
  const changed = await orm
    .update(priceDropAlerts)
    .set({ active: body.active })
    .where(and(ofCustomer(customer.id), eq(priceDropAlerts.vin, query.vin)))
    .returning({ id: priceDropAlerts.id });
  if (changed.length === 0) throw new NotFoundError("No such alert");
  return {};
};

/** `DELETE notifications/price-drop`: ends it. Succeeds also when there is none. The row is deleted a day later. */
export const deletePriceDropAlert: Handler<Endpoints["deletePriceDropAlert"]> = async (
  { query },
  { orm, customer, now },
) => {
  await orm
    .update(priceDropAlerts)
    .set({ removedAt: now })
    .where(and(ofCustomer(customer.id), eq(priceDropAlerts.vin, query.vin)));
  return {};
};
