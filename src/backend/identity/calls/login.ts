import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { BackendError, InvalidFieldError } from "#backend/errors.ts";
import type { Call } from "#backend/http/call.ts";
import type { Handler } from "#backend/http/mount.ts";
import { endSession } from "#backend/identity/end-session.ts";
import type { SignedIn } from "#backend/identity/find-customer.ts";
import { issueToken } from "#backend/identity/issue-token.ts";
import { openGrant } from "#backend/identity/open-id/grant.ts";
import { mayGoOn, storeGrant } from "#backend/identity/open-id/session-grant.ts";
import { startSession } from "#backend/identity/start-session.ts";
import { redeemState } from "#backend/identity/states/redeem-state.ts";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { handOverTradeIns } from "#backend/trade-in/hand-over.ts";
import type { sessionEndpoints } from "#contract/session-endpoints.ts";
import { businessConstants } from "#domain/business-constants.ts";

/**
 * `POST users/login`: with a state that the provider has finished for the visitor's session, returns a token and a new session; an earlier
 * one, whose token came with the call, ends, and trade-ins of the visitor's session become the customer's. Without a state, returns another
 * token of the session whose token came.
 */
export const login: Handler<typeof sessionEndpoints.login> = async ({ body }, call) => {
  if (body.providerId !== businessConstants.loginProviderId)
    throw new InvalidFieldError("providerId", `Only ${businessConstants.loginProviderId}`);
  const { customer, log } = call;
  if (body.state !== undefined) return signIn(body.state, call);
  if (customer !== undefined) return renew(customer, call);
  log.info({ reason: "neither token nor state" }, "a sign-in was refused");
  throw refusal();
};

/** Another token; none where the provider that has signed the customer in ends the session. */
const renew = async (customer: SignedIn, { orm, now, log }: Call) => {
  const { sessionId } = customer;
  if (await mayGoOn(orm, { sessionId, now, log })) return { token: await issueToken(orm, customer, now) };
  await endSession(orm, sessionId);
  log.info({ reason: "the provider has ended the session" }, "a sign-in was refused");
  throw refusal();
};

/** The same error for every cause. */
const refusal = () => new BackendError("unauthorized", "The provider has not signed the visitor in");

const signIn = async (state: string, { orm, customer, now, log, locale, sessionId }: Call) => {
  const dealers = await knownDealers(orm);
  const signedIn = await orm.transaction(async (tx) => {
    if (sessionId === undefined) return undefined;
    const redeemed = await redeemState(tx, state, sessionId, now);
    if (redeemed === undefined) return undefined;
    const { customerId, isRemembered, grant } = redeemed;
    if (customer !== undefined) await endSession(tx, customer.sessionId);
    await handOverTradeIns(tx, { sessionId, customerId, dealers, locale, now });
    const given = await openGrant(grant);
    const signedInAt = given === undefined ? now : new Date(given.authenticatedAt * 1000);
    const session = await startSession(tx, customerId, now, { isRemembered, signedInAt });
    if (grant !== null) await storeGrant(tx, session.sessionId, grant, now);
    return { customerId, session };
  });
  if (signedIn === undefined) {
    log.info({ reason: "no finished state of this session" }, "a sign-in was refused");
    throw refusal();
  }
  nudgeDeliveries();
  log.info({ customerId: signedIn.customerId }, "a customer has signed in");
  const { rememberedUntil, ...session } = signedIn.session;
  return { ...session, ...(rememberedUntil && { rememberedUntil: rememberedUntil.toISOString() }) };
};
