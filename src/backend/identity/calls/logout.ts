import type { Handler } from "#backend/http/mount.ts";
import { endSession } from "#backend/identity/end-session.ts";
import type { sessionEndpoints } from "#contract/session-endpoints.ts";

/** `POST users/logout`: invalidates every token of the session, in all tabs. */
export const logout: Handler<typeof sessionEndpoints.logout> = async (_, { orm, customer, log }) => {
  await endSession(orm, customer.sessionId);
  log.info({ customerId: customer.id }, "a customer has signed out");
  return {};
};
