import type { Account } from "./find-account.ts";

/** A customer in the contract's format. */
export const describeUser = ({ id, name, email, phone, passwordHash, locale, createdAt }: Account) => ({
  id,
  name: name ?? "",
  userEmail: email ?? "",
  phoneNumber: phone ?? "",
  hasPassword: passwordHash !== null,
  locale,
  createTime: createdAt.toISOString(),
});
