import { and, eq, gt, inArray } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { alertEvents } from "#backend/store/schema/notifications.ts";

/** What is older than this is no news any more, in days. */
const newsDays = 3;

/**
 * Opens again what a mail was to tell that could not be sent in its short time: what of it still holds then goes into a new one.
 */
export const reopenExpired = async (orm: Orm, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - newsDays * 86_400_000);
  const expired = orm
    .select({ key: outbox.key })
    .from(outbox)
    .where(and(eq(outbox.state, "expired"), gt(outbox.createdAt, since)));
  await orm
    .update(alertEvents)
    .set({ settledAt: null, mailKey: null })
    .where(and(inArray(alertEvents.mailKey, expired), gt(alertEvents.createdAt, since)));
};
