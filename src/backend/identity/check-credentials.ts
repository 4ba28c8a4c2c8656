import type { Orm } from "#backend/store/database.ts";
import type { Logger } from "#platform/log.ts";
import { returnAttempt, takeAttempt } from "./attempts/attempt-permit.ts";
import { findAccount } from "./find-account.ts";
import { findOwnPlace, type SignInOrigin, signedInPlace } from "./known/own-place.ts";
import { isPassword } from "./passwords/hash-password.ts";

export type Credentials = SignInOrigin & {
  readonly email: string;
  readonly password: string;
  /** A customer who is signed in and confirms the password. */
  readonly signedIn?: string | undefined;
};

export type Checked =
  | { readonly kind: "right"; readonly customerId: string }
  | { readonly kind: "wrong" }
  | { readonly kind: "too-often"; readonly seconds: number };

/**
 * The account of a mail address and password. An unknown address and a wrong password take the same steps and time to the same result.
 * BackendError `unavailable` when very many wait already.
 */
export const checkCredentials = async (
  orm: Orm,
  credentials: Credentials,
  now: Date,
  log: Logger,
): Promise<Checked> => {
  const account = await findAccount(orm, credentials.email);
  const { email, addressGroup, signedIn } = credentials;
  const ownPlace =
    signedIn === undefined ? await findOwnPlace(orm, account?.id, credentials) : signedInPlace(signedIn);
  const trier = { email, addressGroup, ownPlace };
  const seconds = await takeAttempt(orm, "login", trier, now);
  if (seconds > 0) {
    log.warn({ seconds }, "a sign-in was refused: too many attempts");
    return { kind: "too-often", seconds };
  }
  if (!(await isPassword(credentials.password, account?.passwordHash)) || account === undefined) {
    log.info("a sign-in was refused: mail address or password is wrong");
    return { kind: "wrong" };
  }
  await returnAttempt(orm, "login", trier);
  return { kind: "right", customerId: account.id };
};
