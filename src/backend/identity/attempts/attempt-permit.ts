import { eq } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { attempts } from "#backend/store/schema/sign-in.ts";
import { subjectKey } from "#platform/rate-limit/subject-key.ts";
import { type AttemptName, attemptLimits } from "./attempt-limits.ts";
import { countAttempt, uncountAttempt } from "./count-attempt.ts";

/** Who tries: the account's mail address as it was typed, and the group of the client's address where it is known. */
export type Trier = { readonly email: string; readonly addressGroup?: string | undefined };

const keysOf = (name: AttemptName, { email, addressGroup: group }: Trier) => ({
  address: group === undefined ? undefined : `${name}:address:${subjectKey(group)}`,
  account: `${name}:account:${subjectKey(email)}`,
});

/**
 * Counts an attempt by address and by account, whether the account exists or not, and answers how many seconds to wait: 0
 * within both limits. Who is refused by address uses up nothing of the account.
 */
export const takeAttempt = async (orm: Orm, name: AttemptName, trier: Trier, now: Date): Promise<number> => {
  const { address, account } = keysOf(name, trier);
  const limits = attemptLimits[name];
  const wait = address === undefined ? 0 : await countAttempt(orm, address, limits.address, now);
  return wait > 0 ? wait : countAttempt(orm, account, limits.account, now);
};

/** After a success: takes this attempt back from the address, and all from the account. */
export const giveAttemptBack = async (orm: Orm, name: AttemptName, trier: Trier): Promise<void> => {
  const { address, account } = keysOf(name, trier);
  if (address !== undefined) await uncountAttempt(orm, address);
  await orm.delete(attempts).where(eq(attempts.key, account));
};
