import { expect, type Page } from "@playwright/test";
import type { Locale } from "#platform/locale.ts";
import { demoCustomers, loginPaths, loginWords } from "#tools/test-support/login.ts";

/** Signs the page's visitor in as the demo customer, who has a bit of everything; embedded sites alone have them. */
export const signInDemo = async (page: Page, locale: Locale): Promise<void> => {
  const words = loginWords[locale];
  const { email, password } = demoCustomers[locale];
  await page.goto(loginPaths[locale]);
  await page.getByLabel(words.email, { exact: true }).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: words.submit }).click();
  await page.waitForURL((url) => url.pathname !== loginPaths[locale] || !url.search);
  await expect(page.locator("[data-identity-widget]")).toHaveCount(0);
};

/** An alert that can be seen: those that a page may show later stand in the same region. */
export const shownAlert = (page: Page, text: string | RegExp) =>
  page.locator("[data-alerts]").getByText(text).filter({ visible: true }).first();
