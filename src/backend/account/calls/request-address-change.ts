import { InvalidFieldError, TooOftenError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { takeAttempt } from "#backend/identity/attempts/attempt-permit.ts";
import { quietMilliseconds } from "#backend/identity/codes/code-times.ts";
import { requestCode } from "#backend/identity/codes/request-code.ts";
import { signedInPlace } from "#backend/identity/known/own-place.ts";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { accountNotice } from "#backend/mail/messages/account-notice.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import type { userEndpoints } from "#contract/user-endpoints.ts";
import { addressOwner } from "../address-owner.ts";
import { noticeKey } from "../notice-key.ts";
import { provePassword } from "../prove-password.ts";

/**
 * `POST users/me/address`: mails a code to the new address, or a notice when it already has an account; the response is the same. Notifies
 * the present address. Rate limited for both addresses, so that an account cannot be used to mail strangers.
 */
export const requestAddressChange: Handler<typeof userEndpoints.requestAddressChange> = async (
  { body },
  call,
) => {
  const { orm, locale, now, log } = call;
  const { id, email: present, locale: own } = await provePassword(call, body.password);
  const email = body.userEmail;
  if (email.toLowerCase() === present.toLowerCase())
    throw new InvalidFieldError("userEmail", "It is the account's already");
  const wait = await takeAttempt(orm, "codeMail", { email: present, ownPlace: signedInPlace(id) }, now);
  if (wait > 0) throw new TooOftenError(wait);
  const code = { owner: addressOwner(id), email, locale, retainsTries: false, purpose: "address" } as const;
  const seconds = await requestCode(orm, code, now, log);
  if (seconds > 0) throw new TooOftenError(seconds);
  const { name: shop } = await readShop(orm);
  const mail = accountNotice({ kind: "addressChangeRequested", locale: own, shop });
  const quietTime = Math.floor(now.getTime() / quietMilliseconds);
  await queueMail(orm, {
    key: noticeKey("address-change-asked", id, quietTime),
    to: present,
    locale: own,
    ...mail,
  });
  nudgeDeliveries();
  return {};
};
