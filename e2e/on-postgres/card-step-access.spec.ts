import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { htmlValidator } from "#tools/audit/html-validator.ts";
import { payButton } from "#tools/test-support/card-form.ts";
import {
  cardPath,
  keepPayment,
  reservationPath,
  summaryPath,
  tokenOf,
} from "#tools/test-support/card-step.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { tradeInPath } from "#tools/test-support/trade-in.ts";
import { test } from "../support/card-test.ts";
import { query } from "../support/database.ts";
import { watchPage } from "../support/watch-page.ts";

const kB = 1_000;

/** Where a page leads that is not shown, without going there. */
const leadsTo = async (page: Page, path: string): Promise<string | undefined> => {
  const answer = await page.request.get(path, { maxRedirects: 0 });
  const location = answer.headers().location;
  if (location === undefined) return undefined;
  const { pathname, search } = new URL(location, answer.url());
  return pathname + search;
};

test.describe("only a held reservation of whoever is signed in is drawn", () => {
  for (const locale of ["es", "pt"] as const)
    test(`${locale}: every other one leads elsewhere, and says why`, async ({ page, context, hold }) => {
      const held = await hold(locale);
      const { vin, payment } = held;
      const { reservationId: id } = payment;
      const path = cardPath(locale, vin);
      const ended = (why: string) => `${summaryPath(locale)}?vin=${vin}&ended=${why}`;
      expect(await leadsTo(page, path)).toBeUndefined();

      const other = "VSSZZZ5FZJR000001";
      expect(await leadsTo(page, cardPath(locale, other))).toBe(
        `${summaryPath(locale)}?vin=${other}&ended=unknown`,
      );
      for (const changes of [{ reservationId: "a".repeat(26) }, { paymentId: "pi_another" }]) {
        await keepPayment(page, locale, { vin, payment: { ...payment, ...changes } });
        expect(await leadsTo(page, path)).toBe(ended("unknown"));
      }
      await context.clearCookies({ name: /^volante-reserve/ });
      expect(await leadsTo(page, path)).toBe(ended("unknown"));

      await keepPayment(page, locale, held);
      await query("update reservations set hold_until = created_at + interval '1 ms' where id = $1", [id]);
      expect(await leadsTo(page, path)).toBe(ended("expired"));
      await query("update reservations set state = 'cancelled', ended_at = now() where id = $1", [id]);
      expect(await leadsTo(page, path)).toBe(ended("cancelled"));
      await query(
        "update reservations set state = 'confirmed', ended_at = null, confirmed_at = now() where id = $1",
        [id],
      );
      expect(await leadsTo(page, path)).toBe(reservationPath(locale, id));

      await context.clearCookies({ name: "volante" });
      expect(await leadsTo(page, path)).toBe(
        `${locale === "es" ? "/acceso/" : "/pt/acesso/"}?returnTo=${encodeURIComponent(path)}`,
      );
    });

  test("somebody else who has the cookie gets nothing of it, nor of its state", async ({ page, hold }) => {
    const first = await hold("es");
    // Another customer is signed in from here on, with the first one's cookie.
    await page.context().clearCookies();
    await hold("es");
    await keepPayment(page, "es", first);
    expect(await leadsTo(page, cardPath("es", first.vin))).toBe(
      `${summaryPath("es")}?vin=${first.vin}&ended=unknown`,
    );
    const status = (id: string) => page.request.get(`/api/reservation-status?id=${id}`);
    const [theirs, none] = [await status(first.payment.reservationId), await status("a".repeat(26))];
    expect([theirs.status(), await theirs.text()]).toEqual([404, await none.text()]);
  });
});

test("the state is told to its owner alone, and nothing else of it", async ({ page, context, hold }) => {
  const { payment } = await hold("es");
  const ask = () => page.request.get(`/api/reservation-status?id=${payment.reservationId}`);
  const own = await ask();
  expect(await own.json()).toEqual({ status: "held", payment: "pending" });
  expect(own.headers()["cache-control"]).toBe("private, no-store");
  expect((await page.request.get("/api/reservation-status?id=../x")).status()).toBe(400);
  await context.clearCookies({ name: "volante" });
  expect((await ask()).status()).toBe(401);
});

test.describe("the one page that the framework takes over", () => {
  test("has scripts by a nonce of its own each time, is kept by nobody, and names no other site", async ({
    page,
    hold,
  }) => {
    const { vin } = await hold("es");
    const seen = watchPage(page);
    const nonces = new Set<string>();
    for (let time = 0; time < 2; time += 1) {
      const answer = await page.goto(cardPath("es", vin));
      const headers = answer?.headers() ?? {};
      const policy = headers["content-security-policy"] ?? "";
      const html = (await answer?.text()) ?? "";
      const [, nonce = ""] = /'nonce-([^']+)'/.exec(policy) ?? [];
      nonces.add(nonce);
      expect(headers["cache-control"]).toBe("private, no-store");
      expect(policy).not.toMatch(/stripe|unsafe-inline'(?!$)|unsafe-eval/);
      expect(policy).toContain("frame-src 'none'");
      for (const [script] of html.matchAll(/<script\b[^>]*>/g))
        expect(script).toMatch(new RegExp(`nonce="${nonce.replaceAll("+", "\\+")}"|data-own=`));
      const { results } = await htmlValidator.validateString(html);
      const invalid = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, selector }) => `${ruleId} at ${selector}`),
      );
      expect(invalid).toEqual([]);
      // What the page was drawn from goes along: of its visitor no more than is shown.
      for (const secret of ["12345678Z", "Calle Mayor", (await tokenOf(page)).token])
        expect(html).not.toContain(secret);
      for (const name of ["x-page-nonce", "x-page-needs", "x-fresh-page"])
        expect(headers[name]).toBeUndefined();
      await expect(payButton(page)).toBeEnabled();
    }
    expect(nonces.size).toBe(2);
    await touched(page);
    expect(seen.problems).toEqual([]);
  });

  test("nothing else is brought or written into it before it is taken over", async ({ page, hold }) => {
    const { vin } = await hold("es");
    const seen = watchPage(page);
    const isEntry = (url: string) => url.includes("/_next/static/browser/");
    const { promise: framework, resolve: letCome } = Promise.withResolvers<void>();
    await page.route("**/_next/static/chunks/*.js", async (route) => {
      await framework;
      await route.continue();
    });
    await page.goto(cardPath("es", vin), { waitUntil: "commit" });
    await page.locator("header a").first().focus();
    await page.keyboard.press("Tab");
    await page.waitForTimeout(500);
    await expect(page.locator("html")).toHaveAttribute("data-hydrates", "");
    expect(seen.requests.filter(isEntry)).toEqual([]);
    letCome();
    await expect(payButton(page)).toBeEnabled();
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrates");
    await expect.poll(() => seen.requests.filter(isEntry).length).toBeGreaterThan(0);
    expect(seen.problems).toEqual([]);
  });

  test("a script that somebody has brought into it does not run", async ({ page, hold }) => {
    const { vin } = await hold("es");
    await page.route(`**${cardPath("es", vin)}`, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      await route.fulfill({
        response: answer,
        body: html.replace("<main", '<script>document.title = "taken"</script><main'),
      });
    });
    const refused = page.waitForEvent("console", (message) =>
      message.text().includes("Content Security Policy"),
    );
    await page.goto(cardPath("es", vin));
    await refused;
    expect(await page.title()).not.toBe("taken");
  });

  test("pages beside it have none of the framework's scripts", async ({ page, hold }) => {
    const { vin, payment } = await hold("es");
    await query("update reservations set hold_until = created_at + interval '1 ms' where id = $1", [
      payment.reservationId,
    ]);
    for (const path of [tradeInPath("es", "plate"), "/personal/cuenta/", "/solicitud/contact/", "/"]) {
      const answer = await page.request.get(path);
      expect(await answer.text(), path).not.toMatch(/_next\/static\/chunks\/[^"]*\.js|__next_f|nonce=/);
      expect(answer.headers()["content-security-policy"], path).not.toContain("nonce");
    }
    // Nor has what the address of the card step leads to when there is nothing to pay.
    expect(await leadsTo(page, cardPath("es", vin))).toContain("ended=expired");
  });

  test("fetches at most 70 kB of scripts beyond the framework's own, and nothing of Stripe", async ({
    page,
    hold,
  }) => {
    const { vin } = await hold("es");
    const weights = new Map<string, number>();
    page.on("response", async (response) => {
      if (response.request().resourceType() !== "script") return;
      const name = new URL(response.url()).pathname.replace(/^\/_next\//, "");
      weights.set(name, gzipSync(await response.body(), { level: 9 }).length);
    });
    await page.goto(cardPath("es", vin));
    await expect(payButton(page)).toBeEnabled();
    await touched(page);
    // What a page without anything on it fetches of the same build.
    const { rootMainFiles } = JSON.parse(readFileSync(".next/build-manifest.json", "utf8"));
    const blank = rootMainFiles.reduce(
      (sum: number, name: string) => sum + (weights.get(name) ?? Number.NaN),
      0,
    );
    const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    expect(blank).toBeGreaterThan(100 * kB);
    expect(all - blank, JSON.stringify([...weights])).toBeLessThanOrEqual(70 * kB);
  });
});
