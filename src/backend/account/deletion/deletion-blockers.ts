import { hasLiveReservation } from "#backend/reservation/forget-person.ts";
import type { Orm } from "#backend/store/database.ts";

/** Says why an account cannot be deleted now, in words for the caller; undefined when this is no reason. */
export type DeletionCheck = (orm: Orm, customerId: string) => Promise<string | undefined>;

/**
 * Every reason there may be. What binds both sides, such as a reservation, adds its check here. An appointment does not: it is given
 * back with the account.
 */
const checks: readonly DeletionCheck[] = [
  async (orm, customerId) =>
    (await hasLiveReservation(orm, customerId)) ? "A reservation is held or confirmed" : undefined,
];

/** Why an account cannot be deleted now; none when it can. */
export const deletionBlockers = async (
  orm: Orm,
  customerId: string,
  asked: readonly DeletionCheck[] = checks,
): Promise<readonly string[]> => {
  const reasons = [];
  for (const check of asked) reasons.push(await check(orm, customerId));
  return reasons.filter((reason) => reason !== undefined);
};
