import type { Account } from "./find-account.ts";

/** A customer in the contract's format. */
export const describeUser = ({ id, name, email, phone, locale, createdAt }: Account) => ({
  id,
  name: name ?? "",
  userEmail: email ?? "",
  phoneNumber: phone ?? "",
  locale,
  createTime: createdAt.toISOString(),
});
