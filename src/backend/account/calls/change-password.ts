import { and, eq, isNull } from "drizzle-orm";
import { provePassword } from "#backend/account/prove-password.ts";
import { BackendError, InvalidFieldError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { endSessionsOf } from "#backend/identity/end-session.ts";
import { ownAccount } from "#backend/identity/own-account.ts";
import { hashPassword } from "#backend/identity/passwords/hash-password.ts";
import { validatePassword } from "#backend/identity/passwords/validate-password.ts";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { accountNotice } from "#backend/mail/messages/account-notice.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import { customers } from "#backend/store/schema/identity.ts";
import type { userEndpoints } from "#contract/user-endpoints.ts";
import { noticeKey } from "../notice-key.ts";

/** `PUT users/me/password`: replaces the password, ends the customer's other sessions, and notifies them by mail. */
export const changePassword: Handler<typeof userEndpoints.changePassword> = async ({ body }, call) => {
  const { orm, customer, log } = call;
  const { email, name, locale } = await ownAccount(orm, customer.id);
  const { name: shop } = await readShop(orm);
  const problem = validatePassword(body.newPassword, [email, name ?? ""], shop);
  if (problem !== undefined) throw new InvalidFieldError("newPassword", `No password to take: ${problem}`);
  const { id, passwordHash: present } = await provePassword(call, body.password);
  // Outside the transaction, which would hold the embedded database's one connection meanwhile.
  const passwordHash = await hashPassword(body.newPassword);
  await orm.transaction(async (tx) => {
    const isPresent = present === null ? isNull(customers.passwordHash) : eq(customers.passwordHash, present);
    const isSame = and(eq(customers.id, id), isPresent);
    const changed = await tx
      .update(customers)
      .set({ passwordHash })
      .where(isSame)
      .returning({ id: customers.id });
    if (changed.length === 0) throw new BackendError("forbidden", "The password is wrong", "password");
    await endSessionsOf(tx, id, customer.sessionId);
    const mail = accountNotice({ kind: "passwordChanged", locale, shop });
    await queueMail(tx, { key: noticeKey("password-changed", id), to: email, locale, ...mail });
  });
  nudgeDeliveries();
  log.info({ customerId: id }, "a customer has changed the password");
  return {};
};
