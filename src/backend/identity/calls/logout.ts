import type { Handler } from "#backend/http/mount.ts";
import { endSession } from "#backend/identity/end-session.ts";
import { endAtProvider } from "#backend/identity/open-id/session-grant.ts";
import type { sessionEndpoints } from "#contract/session-endpoints.ts";

/** `POST users/logout`: invalidates every token of the session, in all tabs. Returns where another provider ends its own. */
export const logout: Handler<typeof sessionEndpoints.logout> = async (_, { orm, customer, locale, log }) => {
  await endSession(orm, customer.sessionId);
  log.info({ customerId: customer.id }, "a customer has signed out");
  return { logoutUrl: await endAtProvider(orm, customer.sessionId, locale) };
};
