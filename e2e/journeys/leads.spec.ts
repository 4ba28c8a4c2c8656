import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { arriveFromElsewhere } from "#tools/test-support/contact-form.ts";
import { fillLead, leadForms, openPageWith, testDrive, triggerOf } from "#tools/test-support/lead-forms.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { test } from "../support/test.ts";
import { languages, withAll } from "../support/tiers.ts";
import { watchPage } from "../support/watch-page.ts";

test.beforeEach(({ page }) => arriveFromElsewhere(page));

for (const [locale, tier] of languages)
  test(
    `${locale}: a test drive is asked for in its panel, by keyboard: what is wrong, what was typed, what was sent`,
    tier,
    async ({ page }) => {
      const leads = wordsOf(locale, "leads");
      const words = wordsOf(locale, "forms");
      const seen = watchPage(page);
      await openPageWith(page, testDrive, locale);
      await touched(page);
      const address = page.url();
      await triggerOf(page, testDrive).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog", { name: leads.testDriveTitle })).toBeVisible();
      const dialog = page.getByRole("dialog");
      const send = dialog.getByRole("button", { name: leads.testDriveSend });
      await expect(send).toBeVisible();
      await send.focus();
      await page.keyboard.press("Enter");
      const summary = dialog.locator("[data-error-summary]");
      await expect(summary).toBeFocused();
      await expect(summary).toContainText(words.fieldErrors.emailMissing);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(dialog.locator("[aria-invalid=true]").first()).toBeFocused();
      await fillLead(dialog, testDrive, locale);
      await dialog.getByLabel(words.email, { exact: true }).press("Enter");
      await expect(dialog.getByRole("heading", { name: leads.testDriveSent })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page).toHaveURL(address);
      expect(seen.problems).toEqual([]);
    },
  );

test(
  "each form opens in its panel: by its link, by a vehicle's hash on any page, and for what an empty list asks for",
  withAll,
  async ({ page }) => {
    const leads = wordsOf("es", "leads");
    const dialog = page.getByRole("dialog");
    const expectForm = async (stem: (typeof leadForms)[number]["stem"]) => {
      await expect(dialog.getByRole("button", { name: leads[`${stem}Send`] })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    };
    for (const from of ["home", "vehicle"] as const) {
      await openPageWith(page, { from }, "es");
      await touched(page);
      for (const form of leadForms.filter((each) => each.from === from)) {
        await triggerOf(page, form).click();
        await expectForm(form.stem);
      }
    }
    const vin = await page.locator("[data-vin]").first().getAttribute("data-vin");
    await page.goto("/coches-ocasion/?brand=seat&priceTo=1000");
    await touched(page);
    await page.locator("a[data-panel=car-alert]").first().click();
    await expect(dialog.getByLabel(leads.carAlertName)).toHaveValue(/SEAT.*1.?000/);
    await expectForm("carAlert");
    await page.goto(`/blog/#test-drive_${vin}`);
    await expectForm("testDrive");
    await page.goto("/blog/#price-drop");
    await touched(page);
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  },
);
