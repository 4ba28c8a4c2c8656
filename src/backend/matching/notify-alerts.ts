import { sendDigests } from "#backend/digest/send-digests.ts";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import type { Orm } from "#backend/store/database.ts";
import { type MatchOptions, matchChanges } from "./match-changes.ts";

/** Matches the stock's changes with the alerts, and notifies of them. */
export const notifyAlerts = async (orm: Orm, options: MatchOptions): Promise<void> => {
  await matchChanges(orm, options);
  await sendDigests(orm, options);
  nudgeDeliveries();
};
