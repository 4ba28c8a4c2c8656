import type { Orm } from "#backend/store/database.ts";
import { notifications } from "#backend/store/schema/notifications.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import type { CustomerNews } from "./describe-notification.ts";

type Noted = {
  readonly customerId: string | null;
  readonly kind: "reservation" | "trade-in";
  /** Of the cause: notified once. */
  readonly key: string;
  readonly news: CustomerNews;
  readonly path: string;
  readonly now: Date;
};

/** Notifies a customer on the site of what happened to a reservation or a trade-in, in the transaction of the cause; nobody without an account. */
export const notifyCustomer = async (
  tx: Orm,
  { customerId, kind, key, news, path, now }: Noted,
): Promise<void> => {
  if (customerId === null) return;
  await tx
    .insert(notifications)
    .values({ id: newReferenceId(), customerId, kind, key, values: news, path, createdAt: now })
    .onConflictDoNothing();
};
