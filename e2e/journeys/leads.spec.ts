import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { comeFromElsewhere, takeTime } from "#tools/test-support/contact-form.ts";
import { fillLead, leadForms, openPageWith, triggerOf } from "#tools/test-support/lead-forms.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { expectSilence } from "../support/expect-silence.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

test.beforeEach(({ page }) => comeFromElsewhere(page));

for (const locale of ["es", "pt"] as const)
  for (const form of leadForms) {
    const { panel, stem, isConfirmed } = form;
    const leads = wordsOf(locale, "leads");
    const words = wordsOf(locale, "forms");

    test(`${locale}: ${panel} in its panel, by keyboard: what is wrong, what was typed, what was taken`, async ({
      page,
    }) => {
      const seen = watchPage(page);
      await openPageWith(page, form, locale);
      await touched(page);
      const address = page.url();
      await triggerOf(page, form).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog", { name: leads[`${stem}Title`] })).toBeVisible();
      const dialog = page.getByRole("dialog");
      const send = dialog.getByRole("button", { name: leads[`${stem}Send`] });
      await expect(send).toBeVisible();
      await send.focus();
      await page.keyboard.press("Enter");
      const summary = dialog.locator("[data-error-summary]");
      await expect(summary).toBeFocused();
      await expect(summary).toContainText(words.mistakes.emailMissing);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(dialog.locator("[aria-invalid=true]").first()).toBeFocused();
      await fillLead(dialog, form, locale);
      await takeTime(page);
      await dialog.getByLabel(words.email, { exact: true }).press("Enter");
      const done = dialog.getByRole("heading", {
        name: isConfirmed ? leads.toConfirmTitle : leads[`${stem}Sent`],
      });
      await expect(done).toBeFocused();
      if (locale === "es") await expectSilence(page, `${panel}, taken`);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page).toHaveURL(address);
      expect(seen.problems).toEqual([]);
    });
  }

test("a hash of a vehicle opens its form on any page, and of none does nothing where there is none", async ({
  page,
}) => {
  await page.goto("/coches-ocasion/");
  const vin = await page.locator("[data-vin]").first().getAttribute("data-vin");
  await page.goto(`/blog/#test-drive_${vin}`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: wordsOf("es", "leads").testDriveSend })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/blog/#price-drop");
  await touched(page);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
});

test("a list with filters offers the alert for what it lists, also where nothing is found", async ({
  page,
}) => {
  await page.goto("/coches-ocasion/?brand=seat&priceTo=1000");
  await touched(page);
  await page.locator("a[data-panel=car-alert]").first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel(wordsOf("es", "leads").carAlertName)).toHaveValue(/SEAT.*1.?000/);
});
