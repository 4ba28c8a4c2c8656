import { and, eq, gt } from "drizzle-orm";
import { BackendError, TooOftenError } from "#backend/errors.ts";
import type { CallOf } from "#backend/http/call.ts";
import { checkCredentials } from "#backend/identity/check-credentials.ts";
import { type OpenAccount, ownAccount } from "#backend/identity/own-account.ts";
import type { Orm } from "#backend/store/database.ts";
import { sessions } from "#backend/store/schema/identity.ts";
import type { userEndpoints } from "#contract/user-endpoints.ts";

type OwnCall = CallOf<typeof userEndpoints.changePassword>;

/**
 * Returns the caller's account after checking its password: a stolen token is not enough. A wrong password is `forbidden` and counts like
 * one at sign-in, but against this account alone, so that no one else can use up its attempts.
 */
export const provePassword = async (
  { orm, customer, now, log }: OwnCall,
  password: string | undefined,
): Promise<OpenAccount> => {
  const account = await ownAccount(orm, customer.id);
  if (password === undefined) {
    if (account.passwordHash === null && (await isJustSignedIn(orm, customer.sessionId, now))) return account;
    throw new BackendError("forbidden", "Needs the password, or a sign-in by code just now", "password");
  }
  const checked = await checkCredentials(
    orm,
    { email: account.email, password, signedIn: account.id },
    now,
    log,
  );
  if (checked.kind === "too-often") throw new TooOftenError(checked.seconds);
  if (checked.kind === "wrong" || checked.customerId !== account.id)
    throw new BackendError("forbidden", "The password is wrong", "password");
  return account;
};

/** How long a sign-in by a mailed code proves an account that has no password. */
const codeProvesMs = 30 * 60_000;

const isJustSignedIn = async (orm: Orm, sessionId: string, now: Date): Promise<boolean> => {
  const since = new Date(now.getTime() - codeProvesMs);
  return (await orm.$count(sessions, and(eq(sessions.id, sessionId), gt(sessions.createdAt, since)))) > 0;
};
