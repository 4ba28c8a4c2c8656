import { sendDigests } from "#backend/digest/send-digests.ts";
import { nudgeMail } from "#backend/mail/nudge-mail.ts";
import type { Orm } from "#backend/store/database.ts";
import { type MatchOptions, matchChanges } from "./match-changes.ts";

/** Finds what the stock's changes mean to the alerts, and tells of it. */
export const notifyAlerts = async (orm: Orm, options: MatchOptions): Promise<void> => {
  await matchChanges(orm, options);
  await sendDigests(orm, options);
  nudgeMail();
};
