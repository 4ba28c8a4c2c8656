import { expect, type Page } from "@playwright/test";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { comeFromElsewhere, newAddress, takeTime } from "#tools/test-support/contact-form.ts";
import { fillLead, leadForms, leadPath, openPageWith, triggerOf } from "#tools/test-support/lead-forms.ts";
import { test } from "../support/test.ts";

/** Chooses the first day that is offered; answers how it is called, without the hours beside it. */
const chooseDay = async (page: Page, locale: Locale): Promise<string> => {
  const words = wordsOf(locale, "leads");
  const days = page.getByLabel(words.testDriveDay, { exact: true });
  await days.selectOption({ index: 1 });
  await page.getByLabel(words.testDriveTime, { exact: true }).selectOption("11:00");
  const text = await days.locator("option").nth(1).textContent();
  return text?.split(" (")[0] ?? "";
};

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
      const email = newAddress();
      await fillLead(page, form, locale, email);
      const day = panel === "test-drive" ? await chooseDay(page, locale) : "";
      await takeTime(page);
      await page.getByRole("button", { name: leads[`${stem}Send`] }).click();
      const name = isConfirmed ? leads.toConfirmTitle : leads[`${stem}Sent`];
      await expect(page.getByRole("heading", { name })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${name}`));
      await expect(page.locator("main dl")).toContainText(email);
      await expect(page.locator("main")).toContainText(day);
      expect(new URL(page.url()).search).toBe(`${asked}${asked ? "&" : "?"}enviado=1`);
      // Opened later nobody knows what the service answered: what is promised then is still true.
      await page.context().clearCookies({ name: "volante-form" });
      await page.reload();
      await expect(page.getByRole("heading", { name })).toBeVisible();
      await expect(page.locator("main")).not.toContainText(email);
    });
  }
