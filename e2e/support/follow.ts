import { expect, type Page } from "@playwright/test";

/** The first vehicle's link of a list. */
export const vehicleLinks = (page: Page) => page.locator("main article h3 a");

/** Follows a link by keyboard: Tab until it has the focus, then Enter. */
export const tabTo = async (page: Page, selector: string, limit = 200): Promise<void> => {
  for (let step = 0; step < limit; step++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never reached ${selector}`);
};

/** A vehicle's page shows what a buyer looks for first. */
export const expectVehiclePage = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/-\d{8}\/$/);
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("main")).toContainText("€");
  await expect(page.locator("main img").first()).toBeVisible();
};
