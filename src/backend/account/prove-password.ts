import { BackendError, TooOftenError } from "#backend/errors.ts";
import type { CallOf } from "#backend/http/call.ts";
import { checkCredentials } from "#backend/identity/check-credentials.ts";
import { type OpenAccount, ownAccount } from "#backend/identity/own-account.ts";
import type { userEndpoints } from "#contract/user-endpoints.ts";

type OwnCall = CallOf<typeof userEndpoints.changePassword>;

/**
 * Returns the caller's account after checking its password: a stolen token is not enough. A wrong password is `forbidden` and counts like
 * one at sign-in, but against this account alone, so that no one else can use up its attempts.
 */
export const provePassword = async (
  { orm, customer, now, log }: OwnCall,
  password: string,
): Promise<OpenAccount> => {
  const account = await ownAccount(orm, customer.id);
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
