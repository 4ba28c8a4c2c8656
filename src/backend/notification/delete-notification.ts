import { and, eq, isNull } from "drizzle-orm";
import type { Handler } from "#backend/http/mount.ts";
import { notifications } from "#backend/store/schema/notifications.ts";
import type { notificationEndpoints } from "#contract/notification-endpoints.ts";

/** `DELETE notifications`: removes one; an unknown one is ignored. The row is deleted a day later. */
export const deleteNotification: Handler<typeof notificationEndpoints.deleteNotification> = async (
  { query },
  { orm, customer, now },
) => {
  const { customerId, id, removedAt } = notifications;
  const shown = and(eq(customerId, customer.id), eq(id, query.id), isNull(removedAt));
  await orm.update(notifications).set({ removedAt: now }).where(shown);
  return {};
};
