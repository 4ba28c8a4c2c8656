import type { Page } from "@playwright/test";
import { pageReady } from "./page-ready.ts";

/** Opens the page of examples, touches it, and waits until its scripts are there. */
export const openExamples = async (page: Page): Promise<void> => {
  await page.goto("/bloques/");
  await page.keyboard.press("Tab");
  await pageReady(page);
};
