import { describeUser } from "#backend/identity/describe-user.ts";
import { ownAccount } from "#backend/identity/own-account.ts";
import type { Reader } from "./reader.ts";

export const readUser: Reader<"user"> = async ({ orm, customerId }) =>
  describeUser(await ownAccount(orm, customerId));
