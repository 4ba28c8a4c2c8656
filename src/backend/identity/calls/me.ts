import type { Handler } from "#backend/http/mount.ts";
import { describeUser } from "#backend/identity/describe-user.ts";
import { ownAccount } from "#backend/identity/own-account.ts";
import type { sessionEndpoints } from "#contract/session-endpoints.ts";

/** `GET users/me`: the customer behind the token. */
export const me: Handler<typeof sessionEndpoints.me> = async (_, { orm, customer }) =>
  describeUser(await ownAccount(orm, customer.id));
