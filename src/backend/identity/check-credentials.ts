import type { Orm } from "#backend/store/database.ts";
import type { Logger } from "#platform/log.ts";
import { giveAttemptBack, takeAttempt } from "./attempts/attempt-permit.ts";
import { findAccount } from "./find-account.ts";
import { isPassword } from "./passwords/hash-password.ts";

export type Credentials = {
  readonly email: string;
  readonly password: string;
  /** Of the client's address; none where the caller is not the visitor. */
  readonly addressGroup?: string | undefined;
};

export type Checked =
  | { readonly kind: "right"; readonly customerId: string }
  | { readonly kind: "wrong" }
  | { readonly kind: "too-often"; readonly seconds: number };

/**
 * Whose mail address and password these are. An unknown address takes the same way, in the same time, to the same answer as a
 * known one with a wrong password. BackendError `unavailable` when very many wait already.
 */
export const checkCredentials = async (
  orm: Orm,
  credentials: Credentials,
  now: Date,
  log: Logger,
): Promise<Checked> => {
  const seconds = await takeAttempt(orm, "login", credentials, now);
  if (seconds > 0) {
    log.warn({ seconds }, "a sign-in was refused: too many attempts");
    return { kind: "too-often", seconds };
  }
  const account = await findAccount(orm, credentials.email);
  if (!(await isPassword(credentials.password, account?.passwordHash)) || account === undefined) {
    log.info("a sign-in was refused: mail address or password is wrong");
    return { kind: "wrong" };
  }
  await giveAttemptBack(orm, "login", credentials);
  return { kind: "right", customerId: account.id };
};
