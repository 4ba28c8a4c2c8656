import { expect, type Page } from "@playwright/test";

/**
 * Opens the page of examples and waits until the framework has taken it over. Its lists of vehicles make it new every
 * minute; when that happens between markup and data the framework stays away, and the page is opened again.
 */
export const openExamples = (page: Page): Promise<void> =>
  expect(async () => {
    await page.goto("/bloques/");
    await page.keyboard.press("Tab");
    await page.locator("html[data-scripts]").waitFor();
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "ready", { timeout: 1 });
  }).toPass({ timeout: 60_000 });
