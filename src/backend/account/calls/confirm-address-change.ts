import { eq } from "drizzle-orm";
import { InvalidFieldError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { proveAddress, spendProof } from "#backend/identity/codes/prove-address.ts";
import { describeUser } from "#backend/identity/describe-user.ts";
import { findAccount } from "#backend/identity/find-account.ts";
import { type OpenAccount, ownAccount } from "#backend/identity/own-account.ts";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { accountNotice } from "#backend/mail/messages/account-notice.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import { lockCustomer } from "#backend/saved-list/lock-customer.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import { causesOf } from "#backend/store/causes-of.ts";
import type { Orm } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import type { userEndpoints } from "#contract/user-endpoints.ts";
import { addressOwner } from "../address-owner.ts";
import { noticeKey } from "../notice-key.ts";

/** `PUT users/me/address`: moves the account to the mail address that the code was sent to, and notifies the previous address. */
export const confirmAddressChange: Handler<typeof userEndpoints.confirmAddressChange> = async (
  { body },
  { orm, customer, now, log },
) => {
  const owner = addressOwner(customer.id);
  const email = await proveAddress(orm, owner, body.code, now);
  const account = await ownAccount(orm, customer.id);
  const isChanged =
    email !== undefined &&
    (await orm
      .transaction(async (tx) => {
        await lockCustomer(tx, account.id);
        return (await spendProof(tx, owner, email, now)) && takeAddress(tx, account, email);
      })
      .catch(unlessTaken));
  if (!isChanged) {
    log.info({ customerId: account.id }, "another address was refused: no such code");
    throw new InvalidFieldError("code", "Wrong, used, or too old");
  }
  nudgeDeliveries();
  log.info({ customerId: account.id }, "a customer has another address");
  return describeUser({ ...account, email });
};

const takeAddress = async (
  tx: Orm,
  { id, email: earlier, locale }: OpenAccount,
  email: string,
): Promise<boolean> => {
  if ((await findAccount(tx, email)) !== undefined) return false;
  await tx.update(customers).set({ email }).where(eq(customers.id, id));
  const { name: shop } = await readShop(tx);
  const mail = accountNotice({ kind: "addressChanged", locale, shop });
  await queueMail(tx, { key: noticeKey("address-changed", id), to: earlier, locale, ...mail });
  return true;
};

/** Another account with this address was created in the meantime. */
const unlessTaken = (error: unknown): false => {
  const uniqueViolation = "23505";
  if (causesOf(error).some(({ code }) => code === uniqueViolation)) return false;
  throw error;
};
