import { and, eq, isNull } from "drizzle-orm";
import type { Handler } from "#backend/http/mount.ts";
import { notifications } from "#backend/store/schema/notifications.ts";
import type { notificationEndpoints } from "#contract/notification-endpoints.ts";

/** `DELETE notifications`: shows one no longer; one that the customer does not have is left alone. It is forgotten a day later. */
export const deleteNotification: Handler<typeof notificationEndpoints.deleteNotification> = async (
  { query },
  { orm, customer, now },
) => {
  const { customerId, id, removedAt } = notifications;
  const shown = and(eq(customerId, customer.id), eq(id, query.id), isNull(removedAt));
  await orm.update(notifications).set({ removedAt: now }).where(shown);
  return {};
};
