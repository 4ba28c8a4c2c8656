import { businessConstants } from "#domain/business-constants.ts";
import { inlineCall } from "#platform/inline-source.ts";

/** The event that the provider's script dispatches after sign-in. */
const signedInEvent = "volante:signed-in";

/**
 * Source of the login page's script, serialized as text. Reloads the page after sign-in, which makes the site
 * call the login. While the provider shows its login element, resets the login data after a delay
 * (specification section 4).
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
