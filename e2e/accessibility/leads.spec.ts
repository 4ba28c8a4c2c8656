import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { comeFromElsewhere } from "#tools/test-support/contact-form.ts";
import { leadForms, leadPath, openPageWith, triggerOf } from "#tools/test-support/lead-forms.ts";
import { expectSilence } from "../support/expect-silence.ts";
import { atOneWidth } from "../support/one-width.ts";
import { test } from "../support/test.ts";

for (const locale of ["es", "pt"] as const)
  test(
    `${locale}: axe finds nothing on the forms and their mistakes`,
    atOneWidth[locale],
    async ({ page }) => {
      test.slow();
      await comeFromElsewhere(page);
      const leads = wordsOf(locale, "leads");
      for (const form of leadForms) {
        await openPageWith(page, form, locale);
        const address = await triggerOf(page, form).getAttribute("href");
        await page.goto(address ?? "");
        await expectSilence(page, form.panel);
        const send = page.getByRole("button", { name: leads[`${form.stem}Send`] });
        await send.click();
        await expect(page.locator("[data-error-summary]")).toBeFocused();
        await expectSilence(page, `${form.panel}, refused`);
        await page.goto(leadPath(form.panel, locale));
        await expectSilence(page, `${form.panel}, about nothing`);
      }
    },
  );
