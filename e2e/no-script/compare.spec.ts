import { expect } from "@playwright/test";
import { compareButton, comparePaths, compareTool, listedVins } from "#tools/test-support/listed-vehicles.ts";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";

for (const locale of ["es", "pt"] as const) {
  test(`${locale}: without scripts, a card leads to the comparison, which grows, shows differences and shrinks`, async ({
    page,
    request,
  }) => {
    await page.goto(paths.list[locale]);
    await compareButton(page, 0).click();
    await expect(page).toHaveURL(/comparar\/\?vin=[A-Z0-9]{17}$/);
    await page.locator("main li a[href*='comparar']").first().click();
    await expect(page).toHaveURL(/vin=[A-Z0-9]{17},[A-Z0-9]{17}$/);
    const rows = await page.locator("tbody tr").count();
    await page.locator("main a[href*='differences=1']").first().click();
    expect(await page.locator("tbody tr").count()).toBeLessThan(rows);
    await page.locator("tbody a[data-listed]").first().click();
    await page.locator("tbody a[data-listed]").first().click();
    await expect(page).toHaveURL(/\?vin=$/);
    await expect(page.locator("main table")).toHaveCount(0);
    await compareTool(page).click();
    await expect(page).toHaveURL(new RegExp(`${comparePaths[locale]}$`));
    const vins = await listedVins(request, locale, 2);
    await page.goto(`${comparePaths[locale]}?vin=${vins.join(",")}`);
    await page.locator("#weigh summary").click();
    await page.locator("main select[name=kms]").selectOption("3");
    await page.locator("main select[name=price]").selectOption("0");
    await page.locator("#weigh button").click();
    await expect(page).toHaveURL(/price=0&kms=3&age=2&equipment=2(&cost=2)?#weigh$/);
    await expect(page.locator("#weigh ol > li")).toHaveCount(2);
    await page.locator("tbody a[href*='/ficha-tecnica/']").first().click();
    await expect(page.locator("main dl").first()).toBeVisible();
  });
}
