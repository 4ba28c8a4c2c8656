import { expect } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { expectVehiclePage, vehicleLinks } from "../support/follow.ts";
import { test } from "../support/test.ts";

for (const locale of ["es", "pt"] as const) {
  test(`${locale}: without scripts, from home by filter and page to a vehicle and back`, async ({ page }) => {
    await page.goto(paths.home[locale]);
    const form = page.locator("main form").first();
    await form.locator("select[name=priceTo]").selectOption("15000");
    await form.locator("button").click();
    await expect(page).toHaveURL(/priceTo=15000/);
    await page.locator("main nav a[rel=next]").first().click();
    await expect(page).toHaveURL(/page=2/);
    await vehicleLinks(page).first().click();
    await expectVehiclePage(page);
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
  });

  test(`${locale}: without scripts, the phone's menu and filters open`, async ({ page }) => {
    await page.goto(paths.list[locale]);
    await page.locator("header button[popovertarget=site-menu]:visible").first().click();
    await expect(page.locator("#site-menu a").first()).toBeVisible();
    await page.locator("#site-menu button[popovertargetaction=hide]").click();
    await page.locator("main button[popovertarget$=-filters]:visible").first().click();
    const fuel = page.locator("input[name=fuel][value=diesel]");
    await fuel.locator("xpath=ancestor::details/summary").click();
    await fuel.check();
    await page.locator("form[id$=-filters] button[type=submit]:visible").click();
    await expect(page).toHaveURL(/fuel=diesel/);
    await expect(vehicleLinks(page).first()).toBeVisible();
  });

  test(`${locale}: without scripts, nothing that is not there breaks`, async ({ page }) => {
    const answer = await page.goto(paths.missing[locale]);
    expect(answer?.status()).toBe(404);
    await expect(page.locator("h1")).toBeVisible();
    await page.locator("main a").first().click();
    await expect(page.locator("h1")).toBeVisible();
  });
}
