import { BackendError, InvalidFieldError } from "#backend/errors.ts";
import { publishEvent } from "#backend/events/publish-event.ts";
import type { Handler } from "#backend/http/mount.ts";
import { ownAccount } from "#backend/identity/own-account.ts";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { accountNotice } from "#backend/mail/messages/account-notice.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import { lockCustomer } from "#backend/saved-list/lock-customer.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { userEndpoints } from "#contract/user-endpoints.ts";
import { deletionBlockers } from "../deletion/deletion-blockers.ts";
import { forgetCustomer } from "../deletion/forget-customer.ts";
import { provePassword } from "../prove-password.ts";

/**
 * `DELETE users/me`: deletes the account when its address and password are correct and nothing blocks the deletion, and notifies the
 * address once. Returns what the law requires us to retain.
 */
export const deleteAccount: Handler<typeof userEndpoints.deleteAccount> = async ({ body }, call) => {
  const { orm, customer, now, log, locale: callLocale } = call;
  const present = await ownAccount(orm, customer.id);
  if (body.userEmail.toLowerCase() !== present.email.toLowerCase())
    throw new InvalidFieldError("userEmail", "Not the address of the account");
  await provePassword(call, body.password);
  const retainedUntil = await orm.transaction(async (tx) => {
    await lockCustomer(tx, customer.id);
    const account = await ownAccount(tx, customer.id);
    const { email, locale } = account;
    const reasons = await deletionBlockers(tx, account.id);
    if (reasons.length > 0) throw new BackendError("conflict", reasons.join("; "));
    const until = await forgetCustomer(tx, account, now);
    await publishEvent(tx, {
      type: "account.deleted",
      subject: `customer:${account.id}`,
      data: { customerId: account.id },
      at: now,
    });
    const { name: shop } = await readShop(tx);
    const mail = accountNotice({ kind: "accountDeleted", locale, shop });
    await queueMail(tx, { key: `account-deleted:${account.id}`, to: email, locale, ...mail });
    return until;
  });
  nudgeDeliveries();
  log.info({ customerId: customer.id }, "a customer has deleted the account");
  const what = wordingOf(callLocale).reservation.retainedWithoutName;
  return { retained: retainedUntil === undefined ? [] : [{ what, until: retainedUntil }] };
};
