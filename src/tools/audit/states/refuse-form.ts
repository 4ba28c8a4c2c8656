import type { Page } from "@playwright/test";
import { patiently } from "./state.ts";

/** Sends the form as it stands, which is wrong, and waits until it says so. @param within a selector */
export const refuseForm = async (page: Page, within: string): Promise<void> => {
  await page.locator(`${within} form[novalidate] button`).last().click();
  await patiently(page.locator(`${within} [data-error-summary]`)).toBeFocused();
};
