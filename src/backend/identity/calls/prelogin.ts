import { InvalidFieldError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { providerAddress } from "#backend/identity/provider/provider-address.ts";
import { createState } from "#backend/identity/states/create-state.ts";
import { loginPage, readReturnAddress } from "#backend/identity/states/return-address.ts";
import type { sessionEndpoints } from "#contract/session-endpoints.ts";

/** `GET users/prelogin`: starts a sign-in for the visitor's session, and returns the provider's addresses for it. */
export const prelogin: Handler<typeof sessionEndpoints.prelogin> = async ({ query }, call) => {
  const { orm, locale, now, sessionId, publicAddress } = call;
  if (sessionId === undefined) throw new InvalidFieldError("x-session-id", "A sign-in belongs to a session");
  const returnUrl = readReturnAddress(query.returnUrl ?? loginPage(locale));
  if (returnUrl === undefined) throw new InvalidFieldError("returnUrl", "The login page of this shop");
  const state = await createState(orm, { sessionId, returnUrl, locale }, now);
  const at = (page: Parameters<typeof providerAddress>[1]) => providerAddress(publicAddress, page, state);
  return {
    url: at("widget.js"),
    formUrl: at("login"),
    registerUrl: at("register"),
    resetUrl: at("reset"),
    logoutUrl: at("logout"),
  };
};
