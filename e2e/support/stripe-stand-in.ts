import type { Page, Route } from "@playwright/test";
import { stripeBankPage, stripeFieldPage, stripeScript } from "#tools/test-support/stripe-script.ts";

const declines: Readonly<Record<string, { code: string; decline_code: string }>> = {
  "4000000000000002": { code: "card_declined", decline_code: "generic_decline" },
  "4000000000009995": { code: "card_declined", decline_code: "insufficient_funds" },
  "4000000000000069": { code: "expired_card", decline_code: "expired_card" },
};

/** The number of Stripe's test cards whose bank authenticates its holder. */
export const askedNumber = "4000 0027 6000 3184";

/** Stripe's message for developers, which no page shows. */
export const rawMessage = "Your card was declined by a stand-in.";

/**
 * Answers for Stripe's hosts: a script that does what the card step uses, its frames, and payments that the shop's sandbox
 * really makes, so that the shop is notified.
 */
export const standInForStripe = async (page: Page) => {
  const site = `http://localhost:${process.env.E2E_PORT}`;
  const charged: string[] = [];
  const owners: string[] = [];
  let isDown = false;
  const html = (body: string) => ({ contentType: "text/html", body });
  await page.route("https://js.stripe.com/**", (route) => {
    const { pathname } = new URL(route.request().url());
    const [, field] = /^\/field\/(\w+)/.exec(pathname) ?? [];
    return route.fulfill(
      field ? html(stripeFieldPage(field)) : { contentType: "text/javascript", body: stripeScript() },
    );
  });
  await page.route("https://hooks.stripe.com/**", (route) => route.fulfill(html(stripeBankPage)));
  const answer = (route: Route, status: number, body: object) =>
    route.fulfill({ status, json: body, headers: { "access-control-allow-origin": "*" } });
  const charge = async (token: string): Promise<void> => {
    charged.push(token);
    const body = JSON.stringify({ clientToken: token, scenario: "succeeds-silently", returnTo: "/" });
    const headers = { "content-type": "application/json", origin: site };
    const paid = await fetch(`${site}/api/services/sandbox/pay`, { method: "POST", headers, body });
    if (!paid.ok) throw new Error(`The sandbox answered ${paid.status}`);
  };
  const declined = (type: string, codes: object) => ({
    error: { type, ...codes, message: rawMessage, payment_intent: { status: "requires_payment_method" } },
  });
  await page.route("https://api.stripe.com/**", async (route) => {
    if (isDown) return route.abort("connectionreset");
    const params = new URLSearchParams(route.request().postData() ?? "");
    const token = params.get("client_secret") ?? "";
    const number = (params.get("payment_method_data[card][number]") ?? "").replaceAll(" ", "");
    if (route.request().url().endsWith("/refuse"))
      return answer(
        route,
        402,
        declined("invalid_request_error", { code: "payment_intent_authentication_failure" }),
      );
    if (!route.request().url().endsWith("/confirm") || number === "4242424242424242") {
      if (number) owners.push(params.get("payment_method_data[billing_details][name]") ?? "");
      await charge(token);
      return answer(route, 200, { status: "succeeded" });
    }
    if (number === askedNumber.replaceAll(" ", "")) return answer(route, 200, { status: "requires_action" });
    return answer(route, 402, declined("card_error", declines[number] ?? { code: "incorrect_number" }));
  });
  return {
    charged,
    owners,
    /** The connection to Stripe's interface breaks from now on, or no more. */
    breakDown: (isBroken: boolean) => {
      isDown = isBroken;
    },
  };
};
