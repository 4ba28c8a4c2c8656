import { expect, test } from "vitest";
import type { Locale } from "#platform/locale.ts";
import { decide, serve } from "../example-requests.ts";

const vin = "VSSZZZ5FZKR012345";
const tokens = { reservationId: "r1", clientToken: "client", publicKey: "public" };
const kept = (paymentProvider: string) => ({
  about: vin,
  answers: { card: { ...tokens, paymentProvider } },
});
const address = { es: "/solicitud/reserve/card/", pt: "/pt/pedido/reserve/card/" } as const;
const rendered = (locale: Locale) => ({
  ...serve(`/${locale}/solicitud/reserve/card/r~vin%3D${vin}`, false),
  hydrates: true,
});
const ask = (locale: Locale, options: Parameters<typeof decide>[1] = {}) =>
  decide(`${address[locale]}?vin=${vin}`, { signedIn: "yes", ...options });

test.each(["es", "pt"] as const)(
  "%s: the card step keeps the framework's scripts, and is rendered for one visitor, whatever is asked",
  async (locale) => {
    for (const method of ["GET", "POST"])
      expect(await ask(locale, { method })).toEqual({ rule: "card-step", outcome: rendered(locale) });
  },
);

test("it uses Stripe's hosts where Stripe charges, and nobody's else", async () => {
  const outcomeWith = async (wizard?: ReturnType<typeof kept>) =>
    (await ask("es", wizard && { wizard })).outcome;
  expect(await outcomeWith(kept("stripe"))).toEqual({
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
  for (const wizard of [kept("sandbox"), { about: vin, answers: {} }, undefined])
    expect(await outcomeWith(wizard as ReturnType<typeof kept>)).toEqual(rendered("es"));
  const { hydrates: _, ...still } = rendered("es");
  for (const provider of ["https://evil.example", "specified", ""])
    expect(await outcomeWith(kept(provider))).toEqual(still);
});

test("without a login it comes after it", async () => {
  const { rule, outcome } = await ask("es", { signedIn: undefined } as never);
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
  const { outcome } = await decide(path, { signedIn: "yes", wizard: kept("stripe") });
  expect(outcome.kind === "serve" && outcome.hydrates).toBeFalsy();
});
