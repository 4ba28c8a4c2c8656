import { and, eq, isNull } from "drizzle-orm";
import type { Handler } from "#backend/http/mount.ts";
import { carAlerts } from "#backend/store/schema/saved-lists.ts";
import type { notificationEndpoints } from "#contract/notification-endpoints.ts";

/** `DELETE notifications/car-alert`: ends an alert; an unknown one is ignored. The row is deleted a day later. */
export const deleteCarAlert: Handler<typeof notificationEndpoints.deleteCarAlert> = async (
  { query },
  { orm, customer, now },
) => {
  const { customerId, id, removedAt } = carAlerts;
  const isSaved = and(eq(customerId, customer.id), eq(id, query.id), isNull(removedAt));
  await orm.update(carAlerts).set({ removedAt: now }).where(isSaved);
  return {};
};
