import { inArray } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { attempts } from "#backend/store/schema/sign-in.ts";
import { subjectKey } from "#platform/rate-limit/subject-key.ts";
import { type AttemptName, attemptLimits, type Counted } from "./attempt-limits.ts";
import { countAttempt, uncountAttempt } from "./count-attempt.ts";

/** The account's mail address as it was typed, and the origin of the attempt. */
export type Trier = {
  readonly email: string;
  /** Of the client's address, where it is known. */
  readonly addressGroup?: string | undefined;
  /** By `findOwnPlace`: a place where the account has signed in before, counted separately. */
  readonly ownPlace?: string | undefined;
};

/** The counters of an attempt, in this order. */
const keysOf = (
  name: AttemptName,
  { email, addressGroup: group, ownPlace }: Trier,
): Partial<Record<Counted, string>> => {
  const key = (counted: Counted, subject: string) => `${name}:${counted}:${subjectKey(subject)}`;
  if (ownPlace !== undefined) return { place: key("place", ownPlace) };
  return {
    ...(group !== undefined && {
      address: key("address", group),
      place: key("place", `${group} ${email.trim()}`),
    }),
    strangers: key("strangers", email),
  };
};

/**
 * Counts an attempt, whether the account exists or not, and returns how many seconds to wait: 0 within all limits. A refusal by address or
 * place uses up no attempt of the account.
 */
export const takeAttempt = async (orm: Orm, name: AttemptName, trier: Trier, now: Date): Promise<number> => {
  for (const [counted, key] of Object.entries(keysOf(name, trier)) as [Counted, string][]) {
    const wait = await countAttempt(orm, key, attemptLimits[name][counted], now);
    if (wait > 0) return wait;
  }
  return 0;
};

/** After a success: refunds this attempt to the address, and all attempts to the account. */
export const returnAttempt = async (orm: Orm, name: AttemptName, trier: Trier): Promise<void> => {
  const { address, ...ofAccount } = keysOf(name, trier);
  if (address !== undefined) await uncountAttempt(orm, address);
  await orm.delete(attempts).where(inArray(attempts.key, Object.values(ofAccount)));
};
