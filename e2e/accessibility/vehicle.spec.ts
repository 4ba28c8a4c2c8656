import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { financedVehicle, turnedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { pageReady } from "#tools/test-support/page-ready.ts";
import { atOneWidth } from "../support/one-width.ts";
import { test } from "../support/test.ts";

const violations = async (page: Page, part: string) =>
  (await new AxeBuilder({ page }).include(part).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`,
  );

for (const locale of ["es", "pt"] as const) {
  test(
    `${locale}: axe finds nothing in the enlarged pictures, in what is shared, or when a vehicle is sold`,
    atOneWidth[locale],
    async ({ page, request }) => {
      test.slow();
      const { path, vin } = await financedVehicle(request, locale);
      await page.route("**/api/vehicle-status?*", (route) =>
        route.fulfill({ json: { statuses: [{ vin, reserved: false, bought: true }] } }),
      );
      await page.goto(`${path}?zip=nowhere`);
      const picture = page.locator("a[data-gallery-picture]").first();
      await picture.click();
      await expect(page.locator("dialog[open] figure[data-status=shown]")).toBeVisible();
      expect(await violations(page, "dialog[open]"), "shown").toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog[open]")).toHaveCount(0);
      await page.route(`**${await picture.getAttribute("href")}`, (route) => route.abort());
      await page.reload();
      await picture.click();
      await expect(page.locator("dialog[open] figure[data-status=error]")).toBeVisible();
      expect(await violations(page, "dialog[open]"), "failed").toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog[open]")).toHaveCount(0);
      await pageReady(page);
      await page.locator("details[id^=share] > summary").click();
      await page.locator("details[id^=share] details > summary").click();
      await expect(page.locator("[data-own-notice][data-status=bought]")).toBeVisible();
      expect(await violations(page, "main"), "shared and sold").toEqual([]);
    },
  );

  test(`${locale}: axe finds nothing in the turntable`, atOneWidth[locale], async ({ page, request }) => {
    await page.goto(await turnedVehicle(request, locale));
    await page.locator("[data-turntable]").click();
    await expect(page.locator("dialog[open] [role=slider] img")).toBeVisible();
    expect(await violations(page, "dialog[open]")).toEqual([]);
  });
}
