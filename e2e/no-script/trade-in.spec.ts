import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { comeFromElsewhere } from "#tools/test-support/contact-form.ts";
import {
  fillStep,
  headingOf,
  sendStep,
  tradeInPath,
  unknownPlates,
  walk,
  wayByHand,
} from "#tools/test-support/trade-in.ts";
import { test } from "../support/test.ts";

test.beforeEach(({ page }) => comeFromElsewhere(page));

for (const locale of ["es", "pt"] as const) {
  const words = wordsOf(locale, "tradeIn");
  const { mistakes } = wordsOf(locale, "forms");

  test(`${locale}: from the plate to an appointment without scripts, each mistake told and what was typed kept`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.goto(tradeInPath(locale));
    await expect(page).toHaveURL(new RegExp(`${tradeInPath(locale, "plate")}$`));
    await sendStep(page);
    const summary = page.locator("[data-error-summary]");
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(mistakes.plateMissing);
    await expect(summary).toContainText(mistakes.kmsMissing);
    await page.getByLabel(words.plate, { exact: true }).fill(locale === "es" ? "12-AB-34" : "1234 BCD");
    await page.getByLabel(words.kms, { exact: true }).fill("99");
    await sendStep(page);
    await expect(summary).toContainText(mistakes.plateOther);
    await expect(summary).toContainText(mistakes.kmsFew);
    await page.reload();
    await expect(page.getByLabel(words.kms, { exact: true })).toHaveValue("99");

    await fillStep.plate(page, locale);
    await sendStep(page);
    await expect(page.getByRole("heading", { name: words.foundTitle })).toBeVisible();
    await walk(page, page, locale, ["found"]);
    await sendStep(page);
    await expect(summary).toContainText(mistakes.nameMissing);
    await expect(summary).toContainText(mistakes.privacyMissing);
    await walk(page, page, locale, ["person"]);
    await sendStep(page);
    await expect(summary).toContainText(mistakes.dealerMissing);
    await expect(summary).toContainText(mistakes.intentionMissing);
    await page.getByLabel(words.zip).fill(locale === "es" ? "41001" : "4000-001");
    await page.getByRole("button", { name: words.zipSend }).click();
    await expect(page.locator("main").getByRole("status")).toBeVisible();
    await expect(page.locator("fieldset label").first()).toContainText(locale === "es" ? "Sevilla" : "Porto");
    await walk(page, page, locale, ["dealer"]);

    await expect(page.getByRole("heading", { name: words.valuationTitle })).toBeVisible();
    await expect(page.locator("main table tfoot")).toContainText("€");
    await page.getByRole("link", { name: words.back }).click();
    await expect(page.locator("[name=dealerId]:checked")).toHaveCount(1);
    await walk(page, page, locale, ["dealer"]);
    await sendStep(page);
    await sendStep(page);
    await expect(summary).toContainText(mistakes.slotMissing);
    await expect(page.getByRole("link", { name: words.back })).toHaveCount(0);
    await expect(page.locator("main progress")).toHaveCount(0);
    await fillStep.booking(page, locale);
    await sendStep(page);

    await expect(page.getByRole("heading", { name: words.appointmentTitle })).toBeVisible();
    const file = await page.getByRole("link", { name: words.calendar }).getAttribute("href");
    const calendar = await request.get(file ?? "");
    expect(calendar.headers()["content-type"]).toContain("text/calendar");
    expect(await calendar.text()).toMatch(/SEQUENCE:1\r\n/);
    expect((await request.get(`${file}0`)).status()).toBe(404);
    await page.getByRole("link", { name: words.again }).click();
    await expect(page.getByLabel(words.plate, { exact: true })).toHaveValue("");
  });

  test(`${locale}: a plate that tells nothing keeps what was typed and goes on by hand`, async ({ page }) => {
    await page.goto(tradeInPath(locale));
    await page.getByLabel(words.plate, { exact: true }).fill(unknownPlates[locale]);
    await page.getByLabel(words.kms, { exact: true }).fill("64.000");
    await sendStep(page);
    await expect(page.getByText(words.tradeInPanelError)).toBeVisible();
    await page.getByLabel(words.month, { exact: true }).selectOption("12");
    await page.getByLabel(words.year, { exact: true }).selectOption(String(new Date().getFullYear()));
    await sendStep(page);
    await expect(page.locator("[data-error-summary]")).toContainText(mistakes.brandMissing);
    await walk(page, page, locale, ["make"]);
    // The series of the plate was given out at another time.
    await expect(page.getByText(words.seriesTitle)).toBeVisible();
    await page.getByRole("link", { name: words.back }).click();
    await page.getByRole("link", { name: words.back }).click();
    await expect(page.getByLabel(words.plate, { exact: true })).toHaveValue(unknownPlates[locale]);
    await page.goto(tradeInPath(locale, "model"));
    await walk(page, page, locale, wayByHand.slice(1));
    await expect(page.getByRole("heading", { name: headingOf("valuation", locale) })).toBeVisible();
  });
}

test("a page that is not open yet leads to the one that is, and a browser without cookies is told why", async ({
  page,
}) => {
  await page.goto(tradeInPath("es", "booking"));
  await expect(page).toHaveURL(/\/solicitud\/trade-in\/plate\/\?revisar=1/);
  await expect(page.locator("[data-error-summary]")).toContainText(wordsOf("es", "forms").mistakes.notKept);
});
