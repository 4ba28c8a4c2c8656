import { expect, type Page } from "@playwright/test";

/** Waits, after a first sign of intent, until the framework has taken the page over. */
export const pageReady = (page: Page): Promise<void> =>
  expect(page.locator("html"), "what became of the page's scripts").toHaveAttribute("data-scripts", "ready");

/** Shows the first sign of intent, and waits until the page answers to clicks. */
export const touched = async (page: Page): Promise<void> => {
  await page.locator("header a").first().focus();
  await pageReady(page);
};
