import { expect } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { expectVehiclePage, vehicleLinks } from "../support/follow.ts";
import { test } from "../support/test.ts";
import { languages, withAll } from "../support/tiers.ts";
import { watchPage } from "../support/watch-page.ts";

const otherLanguage = {
  es: { locale: "pt", vehicle: /\/pt\/carros-usados\// },
  pt: { locale: "es", vehicle: /\/coches-ocasion\// },
} as const;

for (const [locale, tier] of languages)
  test(
    `${locale}: from home by search to a vehicle and back, then to the vehicle in the other language, which is remembered`,
    tier,
    async ({ page, context }) => {
      const other = otherLanguage[locale];
      const seen = watchPage(page);
      const pageView = page.waitForRequest("**/api/footprint");
      await page.goto(paths.home[locale]);
      expect((await pageView).postDataJSON()).toEqual({ type: 1, path: paths.home[locale] });
      const form = page.locator("main form").first();
      await form.locator("input[name=text]").fill("seat");
      await form.locator("button").click();
      await expect(page).toHaveURL(/\/seat-segunda-m(?:ano|ao)\/$/);
      const names = await vehicleLinks(page).allTextContents();
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(name).toContain("SEAT");
      const list = page.url();
      await vehicleLinks(page).first().click();
      await expectVehiclePage(page);
      const vehicle = page.url();
      await page.goBack();
      await expect(page).toHaveURL(list);
      expect(await vehicleLinks(page).allTextContents()).toEqual(names);
      await page.goto(vehicle);
      const name = await page.locator("h1").textContent();
      await page.locator("header button[popovertarget=site-menu]:visible").first().click();
      await page.locator("header a[data-locale]:visible").click();
      await expect(page).toHaveURL(other.vehicle);
      await expect(page.locator("html")).toHaveAttribute("lang", other.locale);
      await expect(page.locator("h1")).toHaveText(name ?? "");
      const cookieOf = async (name: string) => (await context.cookies()).find((each) => each.name === name);
      const cookie = await cookieOf("locale");
      expect(cookie).toMatchObject({ value: other.locale, sameSite: "Lax" });
      expect(cookie?.expires ?? 0).toBeGreaterThan(Date.now() / 1000 + 364 * 24 * 60 * 60);
      const { pathname } = new URL(page.url());
      // It is written after the first paint.
      await expect
        .poll(() => cookieOf("session-slug"))
        .toMatchObject({ value: pathname, sameSite: "Strict", secure: true });
      expect(seen.problems).toEqual([]);
    },
  );

test("the picture that does not load leaves the layout as it was", withAll, async ({ page }) => {
  await page.goto(paths.list.es);
  const before = await page.locator("main article").first().boundingBox();
  await page.route("**/pictures/**", (route) => route.abort());
  await page.reload();
  const after = await page.locator("main article").first().boundingBox();
  expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
});
