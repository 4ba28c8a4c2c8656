import { InvalidFieldError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { proveAddress } from "#backend/identity/codes/prove-address.ts";
import { redeemProof } from "#backend/identity/codes/redeem-proof.ts";
import { validatePassword } from "#backend/identity/passwords/validate-password.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import type { sessionEndpoints } from "#contract/session-endpoints.ts";
import { resetOwner } from "./request-password-reset.ts";

/** `POST users/password-reset/confirm`: sets the password by the code, and ends the sessions of the earlier one. */
export const confirmPasswordReset: Handler<typeof sessionEndpoints.confirmPasswordReset> = async (
  { body },
  { orm, locale, now, log, sessionId },
) => {
  const { userEmail, code, password } = body;
  const { name: shop } = await readShop(orm);
  const problem = validatePassword(password, [userEmail], shop);
  if (problem !== undefined) throw new InvalidFieldError("password", `No password to take: ${problem}`);
  const owner = resetOwner(sessionId, userEmail);
  const email = await proveAddress(orm, owner, code, now);
  const customerId = email && (await redeemProof(orm, { owner, email, password, locale }, now));
  if (!customerId) {
    log.info("a new password was refused: no such code");
    throw new InvalidFieldError("code", "Wrong, used, or too old");
  }
  log.info({ customerId }, "a password was changed by a code");
  return {};
};
