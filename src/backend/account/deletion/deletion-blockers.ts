import { hasLiveReservation } from "#backend/reservation/forget-person.ts";
import type { Orm } from "#backend/store/database.ts";

/** Returns why an account cannot be deleted now, as a text for the caller; undefined when this check does not block it. */
export type DeletionCheck = (orm: Orm, customerId: string) => Promise<string | undefined>;

/**
 * All checks. What binds both sides, such as a reservation, adds its check here. An appointment does not: it is cancelled with the account.
 */
const checks: readonly DeletionCheck[] = [
  async (orm, customerId) =>
    (await hasLiveReservation(orm, customerId)) ? "A reservation is held or confirmed" : undefined,
];

/** Why an account cannot be deleted now; empty when it can. */
export const deletionBlockers = async (
  orm: Orm,
  customerId: string,
  run: readonly DeletionCheck[] = checks,
): Promise<readonly string[]> => {
  const reasons = [];
  for (const check of run) reasons.push(await check(orm, customerId));
  return reasons.filter((reason) => reason !== undefined);
};
