import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { comeFromElsewhere, takeTime } from "#tools/test-support/contact-form.ts";
import { fillLead, leadForms, leadPath, openPageWith, triggerOf } from "#tools/test-support/lead-forms.ts";
import { test } from "../support/test.ts";

for (const locale of ["es", "pt"] as const)
  for (const form of leadForms) {
    const { panel, stem, isConfirmed } = form;
    const leads = wordsOf(locale, "leads");
    const words = wordsOf(locale, "forms");

    test(`${locale}: ${panel} without scripts: a page that says what is wrong and what was taken`, async ({
      page,
    }) => {
      await comeFromElsewhere(page);
      await openPageWith(page, form, locale);
      await triggerOf(page, form).click();
      await expect(page).toHaveURL(new RegExp(`${leadPath(panel, locale)}(?:\\?|$)`));
      const asked = new URL(page.url()).search;
      await page.getByRole("button", { name: leads[`${stem}Send`] }).click();
      await expect(page.locator("[data-error-summary]")).toBeFocused();
      await expect(page.locator("[data-error-summary]")).toContainText(words.mistakes.emailMissing);
      expect(new URL(page.url()).search).toBe(`${asked}${asked ? "&" : "?"}revisar=1`);
      await fillLead(page, form, locale);
      await takeTime(page);
      await page.getByRole("button", { name: leads[`${stem}Send`] }).click();
      await expect(
        page.getByRole("heading", { name: isConfirmed ? leads.toConfirmTitle : leads[`${stem}Sent`] }),
      ).toBeVisible();
      expect(new URL(page.url()).search).toBe(`${asked}${asked ? "&" : "?"}enviado=1`);
    });
  }
