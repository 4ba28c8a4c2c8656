import { expect } from "@playwright/test";
import { findFreePort } from "#tools/free-port.ts";
import { fillCard, payButton } from "#tools/test-support/card-form.ts";
import { reservationPath } from "#tools/test-support/held-reservation.ts";
import { favouritesPaths, loginPaths, loginWords } from "#tools/test-support/login.ts";
import { paths } from "#tools/test-support/paths.ts";
import { siteDatabaseUrl } from "#tools/test-support/site-database.ts";
import { startServices } from "#tools/test-support/start-services.ts";
import { storeCustomer } from "#tools/test-support/stored-customer.ts";
import { openPage } from "../http/submit-form.ts";
import { vehiclePaths } from "../rehearse/attacks/templates.ts";
import { openCardStep, test } from "../support/card-test.ts";
import { expectSilence } from "../support/expect-silence.ts";
import { expectVehiclePage, vehicleLinks } from "../support/follow.ts";
import { honest, pricesBecome } from "../support/lies.ts";
import { type LyingSite, startLyingSite } from "../support/own-site.ts";
import { languages, withAll } from "../support/tiers.ts";
import { watchPage } from "../support/watch-page.ts";

let services: Awaited<ReturnType<typeof startServices>>;
let site: LyingSite;

// In one process: all share one site.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  // The login provider leads back to the one site that it knows.
  const port = await findFreePort();
  const sealed = { SESSION_SECRET: process.env.E2E_SESSION_SECRET ?? "" };
  services = await startServices({
    DATABASE_URL: siteDatabaseUrl(),
    SITE_URL: `http://localhost:${port}`,
    ...sealed,
  });
  site = await startLyingSite(sealed, port, services.url);
  // The first searches of a cold process can take longer than a page waits for them.
  for (const path of [paths.list.es, paths.list.pt])
    await expect
      .poll(async () => (await (await fetch(site.url + path)).text()).includes("<article"), {
        timeout: 30_000,
      })
      .toBe(true);
});

test.afterAll(async () => {
  await site.close();
  await services.close();
});

test(
  "without scripts the form of a provider on another origin signs in, and a favourite from there is confirmed once more",
  withAll,
  async ({ request }) => {
    const words = loginWords.pt;
    const { email, password } = await storeCustomer("pt");
    const list = await openPage(request, site.url + paths.list.pt);
    const login = await list.submit(list.one("main article button[data-favourite]"));
    const form = await login.follow("main a", words.form);
    expect(form.url.origin).not.toBe(new URL(site.url).origin);
    const back = await form.submit(words.submit, { email, password });
    expect(back.url.origin + back.url.pathname).toBe(site.url + loginPaths.pt);
    const stored = await back.submit(words.save);
    expect(stored.url.pathname).toBe(favouritesPaths.pt);
    expect(stored.all("main article")).toHaveLength(1);
  },
);

for (const [locale, tier] of languages) {
  const words = loginWords[locale];

  test(
    `${locale}: from home to a vehicle, and signed in by the script of a provider on another origin`,
    tier,
    async ({ page }) => {
      const { email, password } = await storeCustomer(locale);
      // A header of the test's own would make the browser send a preflight request to the provider's origin.
      await page.context().setExtraHTTPHeaders({});
      const seen = watchPage(page);
      await page.goto(site.url + paths.home[locale]);
      await page.locator("main form button").first().click();
      const requested = page.waitForRequest(/\/identity\/widget\.js/);
      await page.locator("main article button[data-favourite]").first().click();
      expect(new URL((await requested).url()).origin).not.toBe(site.url);
      await page.getByLabel(words.email, { exact: true }).fill(email);
      await page.getByLabel(words.password, { exact: true }).fill(password);
      await page.getByRole("button", { name: words.submit }).click();
      await page.waitForURL((url) => url.pathname === paths.list[locale]);
      await expect(page.locator("main article button[aria-pressed=true][data-favourite]")).toHaveCount(1);
      await vehicleLinks(page).first().click();
      await expectVehiclePage(page);
      expect(seen.problems).toEqual([]);
    },
  );

  test(`${locale}: a card is charged by services that run apart`, withAll, async ({ page, hold }) => {
    const { vin, payment } = await hold(locale);
    await openCardStep(page, locale, vin, site.url);
    await fillCard(page, locale);
    await payButton(page).click();
    await page.waitForURL(site.url + reservationPath(locale, payment.reservationId));
    await expect(page.locator("[data-flash=reservation-paid]")).toBeVisible();
  });

  test(`${locale}: axe finds nothing on a login whose provider is silent`, withAll, async ({ page }) => {
    site.fail("error", (path) => path.startsWith("/users/prelogin"));
    await page.goto(site.url + loginPaths[locale]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.away);
    await expectSilence(page, locale);
    site.fail(undefined);
  });

  test(
    `${locale}: a simulation made with a newer price than the page's says so, and no older one stays`,
    withAll,
    async ({ page }) => {
      site.lie(honest);
      const [vehicle = ""] = await vehiclePaths(site.url, locale);
      await page.goto(site.url + vehicle);
      const shown = page.locator("[data-price]");
      expect(await shown.first().textContent()).not.toMatch(/55.?123/);
      site.lie(pricesBecome(55_123));
      // A vehicle that was requested a moment ago is handed on.
      await site.invalidatePages();
      const finance = page.locator("#finance");
      await finance.locator("select").focus();
      await finance.locator("select").selectOption("36");
      await expect(finance.getByRole("status")).toContainText(
        locale === "es" ? "El precio de este vehículo ha cambiado" : "O preço deste veículo mudou",
        { useInnerText: true },
      );
      for (const place of await shown.all()) await expect(place).toHaveText(/55.?123/);
      await expect(page.locator("[data-price-before]:visible")).toHaveCount(0);
      await finance.locator("select").selectOption("48");
      await expect(finance.getByRole("status")).not.toContainText(/ha cambiado|mudou/, {
        useInnerText: true,
      });
      site.lie(honest);
    },
  );
}
