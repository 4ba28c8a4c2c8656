import { and, eq, isNull } from "drizzle-orm";
import { InvalidFieldError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { describeUser } from "#backend/identity/describe-user.ts";
import { ownAccount } from "#backend/identity/own-account.ts";
import { singleLine } from "#backend/mail/single-line.ts";
import { customers } from "#backend/store/schema/identity.ts";
import type { userEndpoints } from "#contract/user-endpoints.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";

/** `PATCH users/me`: name and telephone. Omitted fields stay; an empty telephone removes it. */
export const changeAccount: Handler<typeof userEndpoints.changeAccount> = async (
  { body },
  { orm, customer, locale },
) => {
  const account = await ownAccount(orm, customer.id);
  const changed = {
    name: body.name === undefined ? account.name : readName(body.name),
    phone: body.phoneNumber === undefined ? account.phone : readPhone(body.phoneNumber, locale),
  };
  const isOpen = and(eq(customers.id, account.id), isNull(customers.deletedAt));
  await orm.update(customers).set(changed).where(isOpen);
  return describeUser({ ...account, ...changed });
};

const readName = (typed: string): string => {
  const name = singleLine(typed);
  if (name === "") throw new InvalidFieldError("name", "A name");
  return name;
};

const readPhone = (typed: string, locale: Locale): string | null => {
  if (typed === "") return null;
  const phone = marketOf(locale).phone.normalise(typed);
  if (phone === undefined) throw new InvalidFieldError("phoneNumber", "No telephone number of this market");
  return phone;
};
