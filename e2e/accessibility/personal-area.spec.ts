import { expect } from "@playwright/test";
import { takeTime } from "#tools/test-support/contact-form.ts";
import { triggerOf } from "#tools/test-support/lead-forms.ts";
import { paths } from "#tools/test-support/paths.ts";
import { accountFormPath, personalPath } from "#tools/test-support/personal-paths.ts";
import { registerCustomer } from "#tools/test-support/register-customer.ts";
import { expectSilence } from "../support/expect-silence.ts";
import { atOneWidth } from "../support/one-width.ts";
import { signInDemo } from "../support/sign-in.ts";
import { test } from "../support/test.ts";

for (const locale of ["es", "pt"] as const) {
  test(
    `${locale}: axe finds nothing in a new customer's area and its forms`,
    atOneWidth[locale],
    async ({ page, baseURL }) => {
      test.slow();
      await registerCustomer(page, baseURL ?? "");
      for (const route of ["savedSearches", "notifications", "account"] as const) {
        await page.goto(personalPath(route, locale));
        await expectSilence(page, `${route}, empty`);
      }
      for (const form of ["details", "address", "code", "password", "deletion"] as const) {
        await page.goto(accountFormPath(form, locale));
        await expectSilence(page, form);
        for (const field of await page.locator("main form input:not([type=hidden]):visible").all())
          await field.fill("");
        await page.locator("main form button").last().click();
        await expect(page.locator("[data-error-summary]")).toBeFocused();
        await expectSilence(page, `${form}, refused`);
      }
      await page.goto(paths.list[locale]);
      const save = await triggerOf(page, { panel: "save-search" }).getAttribute("href");
      await page.goto(save ?? "");
      await expectSilence(page, "a search to be saved");
      await takeTime(page);
      await page.locator("main form button").last().click();
      await expect(page).toHaveURL(/enviado=1/);
      await expectSilence(page, "a saved search");
    },
  );

  test(
    `${locale}: axe finds nothing in an area with searches, alerts and notifications`,
    atOneWidth[locale],
    async ({ page }) => {
      test.slow();
      await signInDemo(page, locale);
      const searches = personalPath("savedSearches", locale);
      await page.goto(searches);
      await expect(page.locator("main section")).toHaveCount(3);
      await expectSilence(page, "searches and alerts");
      await page.goto((await page.locator('main a[href*="?alert="]').first().getAttribute("href")) ?? "");
      await expectSilence(page, "an alert that is changed");
      await page.goto(personalPath("notifications", locale));
      await expect(page.locator("main li h2").first()).toBeVisible();
      await expectSilence(page, "notifications");
    },
  );
}
