import type { Page } from "@playwright/test";
import { pageReady } from "./page-ready.ts";

/**
 * Opens the page of examples, touches it, and waits until its scripts are there.
 * @param only the one block or widget whose examples are wanted; all of them are some ten thousand elements
 */
export const openExamples = async (page: Page, only?: string): Promise<void> => {
  await page.goto(only === undefined ? "/bloques/" : `/bloques/?only=${only}`);
  await page.keyboard.press("Tab");
  await pageReady(page);
};
