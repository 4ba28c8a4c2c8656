import { and, desc, eq, isNull } from "drizzle-orm";
import type { Handler } from "#backend/http/mount.ts";
import { findMatches } from "#backend/saved-list/find-matches.ts";
import { carAlerts } from "#backend/store/schema/saved-lists.ts";
import type { notificationEndpoints } from "#contract/notification-endpoints.ts";
import { describeCarAlert } from "./describe-car-alert.ts";

/** `GET notifications/car-alert`: the customer's alerts, newest first, each with how many vehicles match now. */
export const listCarAlerts: Handler<typeof notificationEndpoints.carAlerts> = async (
  { query },
  { orm, customer, now },
) => {
  const own = and(eq(carAlerts.customerId, customer.id), isNull(carAlerts.removedAt));
  const alerts = await orm
    .select()
    .from(carAlerts)
    .where(query.id === undefined ? own : and(own, eq(carAlerts.id, query.id)))
    .orderBy(desc(carAlerts.createdAt), carAlerts.id);
  if (alerts.length === 0) return [];
  return (await findMatches(orm, alerts, now)).map(describeCarAlert);
};
