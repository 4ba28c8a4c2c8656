import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { listParts, liveList } from "#tools/test-support/list-parts.ts";
import { paths } from "#tools/test-support/paths.ts";
import { atOneWidth } from "../support/one-width.ts";
import { test } from "../support/test.ts";

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`,
  );

for (const locale of ["es", "pt"] as const) {
  test(
    `${locale}: axe finds nothing in the filters, unfolded, with the slider`,
    atOneWidth[locale],
    async ({ page }) => {
      test.slow();
      await page.goto(`${paths.list[locale]}?brand=audi,seat`);
      const { panel, openPanel } = listParts(page);
      await liveList(page);
      if (await openPanel.isVisible()) await openPanel.click();
      await expect(panel).toBeVisible();
      for (const group of await panel.locator("details:not([open]) > summary").all())
        if (await group.isVisible()) await group.click();
      await panel.getByRole("slider").first().scrollIntoViewIfNeeded();
      await expect(panel.getByRole("slider")).toHaveCount(2);
      expect(await violations(page)).toEqual([]);
    },
  );

  test(
    `${locale}: axe finds nothing without results, behind the last page and with notices`,
    atOneWidth[locale],
    async ({ page }) => {
      test.slow();
      await page.goto(`${paths.list[locale]}?brand=seat&priceTo=900`);
      await expect(listParts(page).ways.first()).toBeVisible();
      expect(await violations(page), "without results").toEqual([]);
      await page.goto(`${paths.list[locale]}?priceFrom=20000&priceTo=10000&brand=xyzzy&page=9999`);
      await expect(listParts(page).notices.first()).toBeVisible();
      expect(await violations(page), "behind the last page, with notices").toEqual([]);
      await page.goto(`${paths.list[locale]}?monthlyTo=250&deposit=8000&place=07001&sort=distance`);
      await expect(listParts(page).cards.first().getByRole("group").first()).toBeVisible();
      expect(await violations(page), "by the month, seen from a place").toEqual([]);
    },
  );
}

test("filters and results fit a screen of 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(`${paths.list.es}?brand=seat&priceTo=900`);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow(), "without results").toBeLessThanOrEqual(0);
  await page.goto(`${paths.list.es}?monthlyTo=250&place=07001`);
  expect(await overflow(), "with distances across the sea").toBeLessThanOrEqual(0);
  await listParts(page).openPanel.click();
  const panel = await listParts(page).panel.evaluate((form) => form.scrollWidth - form.clientWidth);
  expect(panel, "panel").toBeLessThanOrEqual(0);
});
