import { expect } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";

for (const locale of ["es", "pt"] as const) {
  test(`the blog is read from the home page to the end of an article, in ${locale}`, async ({ page }) => {
    await page.goto(paths.home[locale]);
    const newest = page.locator(`main article a[href^="${paths.blog[locale]}"]`);
    await expect(newest).toHaveCount(3);
    await page.goto(paths.blog[locale]);
    await page.locator('main nav a[rel="next"]').click();
    await expect(page).toHaveURL(/\?page=2$/);
    const cards = page.locator("main article h2 a");
    await expect(cards).toHaveCount(2);
    const title = await cards.first().textContent();
    await cards.first().click();
    await expect(page.locator("h1")).toHaveText(title ?? "");
    const entries = page.locator("main article nav ol a");
    const last = await entries.last().getAttribute("href");
    await entries.last().click();
    await expect(page.locator(last ?? "")).toBeInViewport();
  });

  test(`a page that the blog does not have says so, in ${locale}`, async ({ page }) => {
    const answer = await page.goto(`${paths.blog[locale]}?page=99`);
    expect(answer?.status()).toBe(200);
    await expect(page.locator("main")).toContainText("99");
    await expect(page.locator("main article")).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await page.locator(`main [data-type="info"] a`).click();
    await expect(page.locator("main article")).toHaveCount(9);
  });

  test(`questions open without scripts, in ${locale}`, async ({ page }) => {
    await page.goto(paths.faq[locale]);
    const first = page.locator("main details").first();
    await first.locator("summary").click();
    await expect(first.locator("p").first()).toBeVisible();
  });
}
