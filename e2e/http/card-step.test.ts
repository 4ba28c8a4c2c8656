import { describe, expect, test } from "vitest";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { cardWords } from "#tools/test-support/card-form.ts";
import {
  cardPath,
  type Held,
  holdVehicleFor,
  paymentCookie,
  reservationPath,
  summaryPath,
} from "#tools/test-support/held-reservation.ts";
import { type SiteCookie, type StoredCustomer, storeCustomer } from "#tools/test-support/stored-customer.ts";
import { tradeInPath } from "#tools/test-support/trade-in.ts";
import { visitorAddress } from "#tools/test-support/visitor-address.ts";
import { query } from "../support/database.ts";
import { htmlValidator } from "../support/html-validator.ts";
import { newVisitor, siteUrl } from "./http-test.ts";
import { openPage } from "./submit-form.ts";

type Buyer = { readonly customer: StoredCustomer; readonly held: Held };

const newBuyer = async (locale: Locale): Promise<Buyer> => {
  const customer = await storeCustomer(locale);
  return { customer, held: await holdVehicleFor(customer.id, locale) };
};

/** Requests a path once, with these cookies and no others. */
const visit = (path: string, cookies: readonly SiteCookie[] = []): Promise<Response> => {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const headers = { cookie, "x-forwarded-for": visitorAddress(cookie) };
  return fetch(siteUrl() + path, { headers, redirect: "manual" });
};

/** Where it leads instead of being shown. */
const leadsTo = async (answer: Response): Promise<string | undefined> => {
  const location = answer.headers.get("location");
  if (location === null) return undefined;
  const { pathname, search } = new URL(location, siteUrl());
  return pathname + search;
};

const status = (id: string, cookies?: readonly SiteCookie[]) =>
  visit(`/api/reservation-status?id=${id}`, cookies);

describe.each(["es", "pt"] as const)("%s: only a held reservation of the customer is shown", (locale) => {
  test("every other one leads elsewhere, and says why", async () => {
    const { customer, held } = await newBuyer(locale);
    const { vin, payment } = held;
    const { reservationId: id } = payment;
    const path = cardPath(locale, vin);
    const look = async (reservation: Held | undefined, of = path) =>
      leadsTo(
        await visit(of, [
          ...customer.cookies,
          ...(reservation ? [await paymentCookie(locale, reservation)] : []),
        ]),
      );
    const ended = (why: string, of = vin) => `${summaryPath(locale)}?vin=${of}&ended=${why}`;
    expect(await look(held)).toBeUndefined();

    const other = "VSSZZZ5FZJR000001";
    expect(await look(held, cardPath(locale, other))).toBe(ended("unknown", other));
    for (const changes of [{ reservationId: "a".repeat(26) }, { paymentId: "pi_another" }])
      expect(await look({ vin, payment: { ...payment, ...changes } })).toBe(ended("unknown"));
    expect(await look(undefined)).toBe(ended("unknown"));

    await query("update reservations set hold_until = created_at + interval '1 ms' where id = $1", [id]);
    expect(await look(held)).toBe(ended("expired"));
    await query("update reservations set state = 'cancelled', ended_at = now() where id = $1", [id]);
    expect(await look(held)).toBe(ended("cancelled"));
    await query(
      "update reservations set state = 'confirmed', ended_at = null, confirmed_at = now() where id = $1",
      [id],
    );
    expect(await look(held)).toBe(reservationPath(locale, id));
    expect(await leadsTo(await visit(path, [await paymentCookie(locale, held)]))).toBe(
      `${locale === "es" ? "/acceso/" : "/pt/acesso/"}?returnTo=${encodeURIComponent(path)}`,
    );
  });
});

test("another customer with the cookie of the buyer sees neither the page nor the state", async () => {
  const [{ held }, other] = [await newBuyer("es"), await storeCustomer()];
  const { vin, payment } = held;
  const cookies = [...other.cookies, await paymentCookie("es", held)];
  expect(await leadsTo(await visit(cardPath("es", vin), cookies))).toBe(
    `${summaryPath("es")}?vin=${vin}&ended=unknown`,
  );
  const theirs = await status(payment.reservationId, cookies);
  const none = await status("a".repeat(26), cookies);
  expect([theirs.status, await theirs.text()]).toEqual([404, await none.text()]);
});

test("the state is answered to the buyer alone, and nothing else of the reservation", async () => {
  const { customer, held } = await newBuyer("es");
  const { reservationId: id } = held.payment;
  const own = await status(id, customer.cookies);
  expect(await own.json()).toEqual({ status: "held", payment: "pending" });
  expect(own.headers.get("cache-control")).toBe("private, no-store");
  expect((await status("../x", customer.cookies)).status).toBe(400);
  expect((await status(id)).status).toBe(401);
});

describe("the one page that React hydrates", () => {
  const open = async ({ customer, held }: Buyer, changes: Partial<Held["payment"]> = {}) => {
    const cookie = await paymentCookie("es", { ...held, payment: { ...held.payment, ...changes } });
    const answer = await visit(cardPath("es", held.vin), [...customer.cookies, cookie]);
    const html = await answer.text();
    return { answer, html, policy: answer.headers.get("content-security-policy") ?? "" };
  };

  test("has scripts by a nonce of its own each time, is cached nowhere, and names no other site", async () => {
    const buyer = await newBuyer("es");
    const nonces = new Set<string>();
    for (let time = 0; time < 2; time += 1) {
      const { answer, html, policy } = await open(buyer);
      const [, nonce = ""] = /'nonce-([^']+)'/.exec(policy) ?? [];
      nonces.add(nonce);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(policy).not.toMatch(/stripe|unsafe-inline'(?!$)|unsafe-eval/);
      expect(policy).toContain("frame-src 'none'");
      const scripts = html.match(/<script\b[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(2);
      for (const script of scripts)
        expect(script).toMatch(new RegExp(`nonce="${nonce.replaceAll("+", "\\+")}"|data-own=`));
      const { results } = await htmlValidator.validateString(html);
      const invalid = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, selector }) => `${ruleId} at ${selector}`),
      );
      expect(invalid).toEqual([]);
      // React's data of the page has no more of the customer than is shown.
      for (const secret of ["12345678Z", "Calle Mayor", buyer.customer.token])
        expect(html).not.toContain(secret);
    }
    expect([nonces.size, nonces.has("")]).toEqual([2, false]);
  });

  test("has in its policy the hosts of Stripe, and no others, where Stripe charges", async () => {
    const { policy, html } = await open(await newBuyer("es"), {
      paymentProvider: "stripe",
      publicKey: "pk_test_1",
    });
    expect(policy).toMatch(
      /script-src 'self' 'sha256-[^']+' 'nonce-[^']+' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/,
    );
    expect(policy).toContain(
      "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;",
    );
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(html).not.toContain("4000 0025 0000 3155");
  });

  test("leaves the pages beside it without scripts of the framework", async () => {
    const { customer, held } = await newBuyer("es");
    const cookies = [...customer.cookies, await paymentCookie("es", held)];
    for (const path of [tradeInPath("es", "plate"), "/personal/cuenta/", "/solicitud/contact/", "/"]) {
      const answer = await visit(path, cookies);
      expect(answer.status, path).toBe(200);
      expect(await answer.text(), path).not.toMatch(/_next\/static\/chunks\/[^"]*\.js|__next_f|nonce=/);
      expect(answer.headers.get("content-security-policy"), path).not.toContain("nonce");
    }
  });
});

describe.each(["es", "pt"] as const)("%s: without scripts", (locale) => {
  test("the page says why it needs them, names a telephone, and sends a request to be called", async () => {
    const { customer, held } = await newBuyer(locale);
    const { vin, payment } = held;
    const words = cardWords(locale);
    const forms = wordsOf(locale, "forms");
    const cookie = await paymentCookie(locale, held);
    const visitor = await newVisitor(customer.id, undefined, [...customer.cookies, cookie]);
    const page = await openPage(visitor, cardPath(locale, vin));
    expect(page.text()).toContain(words.plainTitle);
    expect(page.text()).toContain(words.plainCall.split("{")[0]?.trim());
    expect(page.attribute("main a[href^=tel:]", "href")).toMatch(
      locale === "es" ? /^tel:\+34/ : /^tel:\+351/,
    );

    const refused = await page.submit(words.callSend, {});
    expect(refused.text("[data-error-summary]")).toContain(forms.fieldErrors.privacyMissing);
    expect(refused.text("title")).toMatch(/^Erro?r?: /);
    const sent = await refused.submit(words.callSend, { privacy: "on" });
    expect(sent.text()).toContain(words.callDone.split("{")[0]?.trim());
    expect(await query("select type, message, name from leads where vin = $1", [vin])).toEqual([
      {
        type: 33,
        name: "Ana Prueba",
        message: expect.stringContaining(payment.reservationId.slice(0, 4).toUpperCase()),
      },
    ]);
    const cookies = (await visitor.storageState()).cookies.filter(({ name }) => name === cookie.name);
    expect(
      cookies.map(({ value }) => value),
      "nothing that was answered is gone",
    ).toEqual([cookie.value]);
    await visitor.dispose();
  });
});
