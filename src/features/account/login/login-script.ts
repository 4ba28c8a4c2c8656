import { businessConstants } from "#domain/business-constants.ts";
import { inlineCall } from "#platform/inline-source.ts";

/** The event by which the provider's script tells the page that the visitor is signed in. */
const signedInEvent = "volante:signed-in";

/**
 * Source of the login page's own script, sent as text. When the provider's script says that the visitor is in, the page is loaded again, by which
 * the site calls the login. While the provider shows its login element, the login data is reset after a delay (specification section 4).
 */
const watchLogin = (event: string, delay: number, reset: string) => {
  addEventListener(event, () => location.reload());
  setTimeout(() => {
    if (document.querySelector("[data-identity-widget]")) navigator.sendBeacon?.(reset);
  }, delay);
};

/** The inline script as text. */
export const loginScript = (): string =>
  inlineCall(watchLogin, signedInEvent, businessConstants.loginResetDelayMs, "/api/session/reset");
