import { expect, type Page } from "@playwright/test";

/** Waits, after a first sign of life, until every behaviour of the page is there. */
export const pageReady = (page: Page): Promise<void> =>
  expect(page.locator("html"), "what became of the page's scripts").toHaveAttribute("data-scripts", "ready");

/** Shows the first sign of life, and waits until the page answers to clicks. */
export const touched = async (page: Page): Promise<void> => {
  await page.locator("header a").first().focus();
  await pageReady(page);
};
