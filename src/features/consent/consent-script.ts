import { consentCookie, consentSeconds } from "#domain/consent.ts";
import { inlineCall } from "#platform/inline-source.ts";

/** Where the choice is sent; by the form, and by the script that answers in place. */
export const consentAddress = "/api/consent";

/** The name of the buttons that answer. */
export const consentField = "consent";

/**
 * Shows the bar to visitors who have not answered, and takes the answer in place: the cookie is set, the bar goes, nothing is loaded. The
 * beacon has the server set the cookie too, since some browsers forget one set by a script after seven days. Where cookies are off
 * no consent is needed; an answer that cannot be stored holds for the page on which it was given. The
 * answer stands on the root element as `data-consent`. Sent as text, so it may use nothing from outside itself.
 */
const askConsent = (cookie: string, seconds: number, address: string, field: string) => {
  const page = document;
  let answer = navigator.cookieEnabled ? "ask" : "necessary";
  const show = () => {
    page.documentElement.dataset.consent =
      RegExp(`(?:^|;)\\s*${cookie}=(all|necessary)`).exec(page.cookie)?.[1] ?? answer;
  };
  show();
  addEventListener("pageshow", show);
  page.addEventListener("prerenderingchange", show);
  addEventListener("submit", (event) => {
    const button = event.submitter as HTMLButtonElement | null;
    if (button?.name !== field) return;
    event.preventDefault();
    answer = button.value;
    page.cookie = `${cookie}=${answer};path=/;max-age=${seconds};samesite=lax`;
    navigator.sendBeacon?.(address, new URLSearchParams({ [field]: answer }));
    show();
    dispatchEvent(new Event("volante:consent"));
  });
};

/** The inline script as text; before the visit script, which looks at the answer. */
export const consentScript = (): string =>
  inlineCall(askConsent, consentCookie, consentSeconds, consentAddress, consentField);
