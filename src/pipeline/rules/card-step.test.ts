import { expect, test } from "vitest";
import type { Locale } from "#platform/locale.ts";
import { decide, serve } from "../example-requests.ts";

const vin = "VSSZZZ5FZKR012345";
const tokens = { reservationId: "r1", clientToken: "client", publicKey: "public" };
const stateWith = (paymentProvider: string) => ({
  about: vin,
  answers: { card: { ...tokens, paymentProvider } },
});
const address = { es: "/solicitud/reserve/card/", pt: "/pt/pedido/reserve/card/" } as const;
const rendered = (locale: Locale) => ({
  ...serve(`/${locale}/solicitud/reserve/card?vin=${vin}`, false),
  hydrates: true,
});
const decideOn = (locale: Locale, options: Parameters<typeof decide>[1] = {}) =>
  decide(`${address[locale]}?vin=${vin}`, { signedIn: "yes", ...options });

test.each(["es", "pt"] as const)(
  "%s: the card step keeps the framework's scripts, and is rendered for one visitor, whatever is asked",
  async (locale) => {
    for (const method of ["GET", "POST"])
      expect(await decideOn(locale, { method })).toEqual({ rule: "card-step", outcome: rendered(locale) });
  },
);

test("it uses Stripe's hosts where Stripe charges, and nobody's else", async () => {
  const outcomeWith = async (wizard?: ReturnType<typeof stateWith>) =>
    (await decideOn("es", wizard && { wizard })).outcome;
  expect(await outcomeWith(stateWith("stripe"))).toEqual({
    ...rendered("es"),
    needs: {
      kind: "card",
      hosts: {
        "script-src": ["https://js.stripe.com", "https://*.js.stripe.com"],
        "frame-src": ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
        "connect-src": ["https://api.stripe.com"],
      },
    },
  });
  for (const wizard of [stateWith("sandbox"), { about: vin, answers: {} }, undefined])
    expect(await outcomeWith(wizard as ReturnType<typeof stateWith>)).toEqual(rendered("es"));
  const { hydrates: _, ...still } = rendered("es");
  for (const provider of ["https://evil.example", "specified", ""])
    expect(await outcomeWith(stateWith(provider))).toEqual(still);
});

test("without a login it comes after it", async () => {
  const { rule, outcome } = await decideOn("es", { signedIn: undefined } as never);
  expect(rule).toBe("wizard-session");
  expect(outcome).toMatchObject({ kind: "redirect", status: 303 });
});

test.each([
  "/solicitud/reserve/summary/",
  "/solicitud/reserve/payment/",
  "/solicitud/reserve/",
  "/solicitud/trade-in/plate/",
  "/solicitud/contact/",
  "/personal/cuenta/",
  "/acceso/",
  "/comparar/",
  "/",
])("no other page keeps any of them: %s", async (path) => {
  const { outcome } = await decide(path, { signedIn: "yes", wizard: stateWith("stripe") });
  expect(outcome.kind === "serve" && outcome.hydrates).toBeFalsy();
});
