import { sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";

/** Retention of a message, whatever became of it: it contains personal data. */
const mailDays = 30;

/** Deletes messages older than their retention. One that has waited that long for a mail server has expired as well. */
export const forgetMails = async (orm: Orm): Promise<void> => {
  await orm.delete(outbox).where(sql`${outbox.createdAt} < now() - make_interval(days => ${mailDays})`);
};
