import { and, eq, gt, isNull, or } from "drizzle-orm";
import { NotFoundError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { undoMilliseconds } from "#backend/saved-list/check-limit.ts";
import { notifications } from "#backend/store/schema/notifications.ts";
import type { notificationEndpoints } from "#contract/notification-endpoints.ts";

/** `PATCH notifications`: marks one or all as read or unread. A single one is restored when it was removed within the hour. */
export const markNotifications: Handler<typeof notificationEndpoints.markNotifications> = async (
  { query, body },
  { orm, customer, now },
) => {
  const { customerId, removedAt, id } = notifications;
  const readAt = body.read ? now : null;
  const own = eq(customerId, customer.id);
  if (query.id === undefined) {
    const unlike = body.read ? isNull(notifications.readAt) : undefined;
    await orm
      .update(notifications)
      .set({ readAt })
      .where(and(own, isNull(removedAt), unlike));
    return {};
  }
  const isThere = or(isNull(removedAt), gt(removedAt, new Date(now.getTime() - undoMilliseconds)));
  const marked = await orm
    .update(notifications)
    .set({ readAt, removedAt: null })
    .where(and(own, eq(id, query.id), isThere))
    .returning({ id });
  if (marked.length === 0) throw new NotFoundError("No such notification");
  return {};
};
