import { expect, type Page } from "@playwright/test";

/** Submits the form as it stands, which is invalid, and waits for its errors. @param within a selector */
export const refuseForm = async (page: Page, within = "main"): Promise<void> => {
  await page.locator(`${within} form[novalidate] button`).last().click();
  await expect(page.locator(`${within} [data-error-summary]`)).toBeFocused();
};

/** Empties every field that the page shows. */
export const emptyFields = async (page: Page): Promise<void> => {
  for (const field of await page.locator("main form input:not([type=hidden]):visible").all())
    await field.fill("");
};
