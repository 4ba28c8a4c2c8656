import type { Page } from "@playwright/test";
import type { Locale } from "#platform/locale.ts";
import { comeFromElsewhere } from "./contact-form.ts";
import { personalPath } from "./personal-paths.ts";
import { registerCustomer } from "./register-customer.ts";
import { knownWay, tradeInPath, walk } from "./trade-in.ts";

/** A customer of the test's own with a car that was just valued; leads to its page, and answers where it is. */
export const openValuedCar = async (page: Page, locale: Locale, site: string): Promise<string> => {
  await registerCustomer(page, site);
  await comeFromElsewhere(page);
  await page.goto(tradeInPath(locale));
  await walk(page, page, locale, knownWay);
  await page.goto(personalPath("tradeIns", locale));
  await page.locator("main li h2 a").first().click();
  await page.waitForURL(/[a-z0-9]{26}\/$/);
  return new URL(page.url()).pathname;
};
