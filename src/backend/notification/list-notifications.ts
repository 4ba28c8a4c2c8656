import { and, desc, eq, isNull } from "drizzle-orm";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import type { Handler } from "#backend/http/mount.ts";
import { notifications } from "#backend/store/schema/notifications.ts";
import { cardsByVin } from "#backend/vehicle/cards-by-vin.ts";
import { listLimits } from "#contract/customer-list-limits.ts";
import type { notificationEndpoints } from "#contract/notification-endpoints.ts";
import { describeNotification } from "./describe-notification.ts";

/** `GET notifications`: a page of the customer's notifications, newest first, in the language of the call; empty beyond the last page. */
export const listNotifications: Handler<typeof notificationEndpoints.notifications> = async (
  { query },
  call,
) => {
  const { orm, customer } = call;
  const { page: number = 1, kind } = query;
  const size = listLimits.notificationsPerPage;
  const own = and(eq(notifications.customerId, customer.id), isNull(notifications.removedAt));
  const filter = kind === undefined ? own : and(own, eq(notifications.kind, kind));
  const found = await orm
    .select()
    .from(notifications)
    .where(filter)
    .orderBy(desc(notifications.createdAt), notifications.id)
    .limit(size)
    .offset((number - 1) * size);
  const cards = await cardsByVin([...new Set(found.flatMap(({ vin }) => vin ?? []))], call);
  const known = { locale: call.locale, expenses: (await financeSettings(orm)).config };
  return {
    notifications: found.map((each) => describeNotification(each, cards.get(each.vin ?? ""), known)),
    unread: await orm.$count(notifications, and(own, isNull(notifications.readAt))),
    page: { number, size, count: Math.ceil((await orm.$count(notifications, filter)) / size) },
  };
};
