import { desc, eq } from "drizzle-orm";
import { describeNotification } from "#backend/notification/describe-notification.ts";
import { notifications } from "#backend/store/schema/notifications.ts";
import { mostExported } from "#contract/account.ts";
import type { Reader } from "./reader.ts";

export const readNotifications: Reader<"notifications"> = async ({ orm, customerId, locale }) => {
  const rows = await orm
    .select()
    .from(notifications)
    .where(eq(notifications.customerId, customerId))
    .orderBy(desc(notifications.createdAt), notifications.id)
    .limit(mostExported);
  return rows.map((row) => describeNotification(row, undefined, locale));
};
