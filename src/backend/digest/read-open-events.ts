import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { alertEvents } from "#backend/store/schema/notifications.ts";
import { carAlerts, priceDropAlerts } from "#backend/store/schema/saved-lists.ts";

/** The recipient of an event: the customer's address, or that of a lead. */
const address = sql<string>`lower(coalesce(${customers.email}, ${leads.email}))`;

const carsOrDrops = {
  customerId: sql<string | null>`coalesce(${carAlerts.customerId}, ${priceDropAlerts.customerId})`,
  leadId: sql<string | null>`coalesce(${carAlerts.leadId}, ${priceDropAlerts.leadId})`,
};

const columns = {
  id: alertEvents.id,
  vin: alertEvents.vin,
  event: alertEvents.event,
  price: alertEvents.priceCents,
  previous: alertEvents.previousPriceCents,
  carAlert: carAlerts,
  priceDrop: priceDropAlerts,
  ...carsOrDrops,
  address,
  email: sql<string>`coalesce(${customers.email}, ${leads.email})`,
  customerName: customers.name,
  customerLocale: customers.locale,
};

const joined = (orm: Orm) =>
  orm
    .select(columns)
    .from(alertEvents)
    .leftJoin(carAlerts, eq(carAlerts.id, alertEvents.carAlertId))
    .leftJoin(priceDropAlerts, eq(priceDropAlerts.id, alertEvents.priceDropAlertId))
    .leftJoin(customers, eq(customers.id, carsOrDrops.customerId))
    .leftJoin(leads, eq(leads.id, carsOrDrops.leadId));

/** An event that was not mailed yet, with its alert and its recipient. */
export type OpenEvent = Awaited<ReturnType<typeof joined>>[number];

/** The addresses with open events. */
export const readOpenAddresses = async (orm: Orm): Promise<string[]> => {
  const rows = await orm
    .selectDistinct({ address })
    .from(alertEvents)
    .leftJoin(carAlerts, eq(carAlerts.id, alertEvents.carAlertId))
    .leftJoin(priceDropAlerts, eq(priceDropAlerts.id, alertEvents.priceDropAlertId))
    .leftJoin(customers, eq(customers.id, carsOrDrops.customerId))
    .leftJoin(leads, eq(leads.id, carsOrDrops.leadId))
    .where(isNull(alertEvents.settledAt));
  return rows.map((row) => row.address);
};

/** The open events of some addresses, by address, oldest first. */
export const readOpenEvents = async (
  orm: Orm,
  addresses: readonly string[],
): Promise<Map<string, OpenEvent[]>> => {
  const rows = await joined(orm)
    .where(and(isNull(alertEvents.settledAt), inArray(address, [...addresses])))
    .orderBy(alertEvents.id);
  return Map.groupBy(rows, (row) => row.address);
};
