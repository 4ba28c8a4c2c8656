import { addressGroupOf } from "#platform/rate-limit/address-group-of.ts";
import { browserCookie, withAccount } from "../known/known-browser.ts";
import { rememberNetwork } from "../known/known-networks.ts";
import { type Grant, sealGrant } from "../open-id/grant.ts";
import { finishState } from "../states/finish-state.ts";
import { isScript, leadScript } from "./answer-script.ts";
import { expiredSignInPage } from "./failed-sign-in-page.ts";
import type { ProviderSession } from "./provider-session.ts";

/** Signs the customer in, remembers browser and network as theirs, and redirects to the storefront's login page, by GET. */
export const redirectToStorefront = async (
  { browser, call, form, found, headers, state }: ProviderSession,
  customerId: string,
  {
    isNew = false,
    isRemembered = form("remember") !== "",
    grant,
  }: { readonly isNew?: boolean; readonly isRemembered?: boolean; readonly grant?: Grant } = {},
): Promise<Response> => {
  const sealed = grant && (await sealGrant(grant));
  const finished = { customerId, isNew, isRemembered, grant: sealed };
  const location = await finishState(call.orm, found, finished, call.now);
  if (location === undefined) return expiredSignInPage(state, headers, call);
  call.log.info({ customerId }, "the provider has signed a customer in");
  await rememberNetwork(call.orm, customerId, addressGroupOf(headers), call.now);
  const cookie = browserCookie(withAccount(browser, customerId), call.publicAddress);
  return isScript(headers) ? leadScript(location, call, cookie) : seeOther(location, cookie);
};

export const seeOther = (location: string, cookie?: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, "cache-control": "private, no-store", ...(cookie && { "set-cookie": cookie }) },
  });
