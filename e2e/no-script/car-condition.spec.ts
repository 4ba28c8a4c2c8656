import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { sendStep } from "#tools/test-support/trade-in.ts";
import { openValuedCar } from "#tools/test-support/valued-car.ts";
import { test } from "../support/test.ts";

const aText = { name: "car.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
const aPhoto = "public/icons/app-192.png";

for (const locale of ["es", "pt"] as const)
  test(`${locale}: a car's condition is told and handed in without scripts`, async ({ page, baseURL }) => {
    test.slow();
    const words = wordsOf(locale, "carCondition");
    const own = await openValuedCar(page, locale, baseURL ?? "");
    await page.getByRole("link", { name: words.begin }).click();
    await page.getByLabel(words.kms, { exact: true }).fill("10");
    await sendStep(page);
    const summary = page.locator("[data-error-summary]");
    await expect(summary).toContainText(wordsOf(locale, "forms").mistakes.kmsFew);
    await page.getByLabel(words.kms, { exact: true }).fill("64.500");
    for (const aspect of Object.values(words.aspects))
      await page.getByRole("group", { name: aspect }).getByLabel(words.grades.GOOD).check();
    await page.getByText(words.zones.top, { exact: true }).first().click();
    await page.getByRole("group", { name: words.parts.roof }).getByLabel(words.damages.dent).check();
    await sendStep(page);
    const view = words.povs.interior;
    const send = page.getByRole("button", { name: words.sendPhoto.replace("{view}", view) });
    await page.getByLabel(words.choosePhoto.replace("{view}", view)).setInputFiles(aText);
    await send.click();
    await expect(page.getByText(words.photoErrors.notPicture)).toBeVisible();
    await page.getByLabel(words.choosePhoto.replace("{view}", view)).setInputFiles(aPhoto);
    await send.click();
    await expect(page.getByText(words.photoSaved.replace("{view}", view))).toBeVisible();
    await expect(page.getByRole("img", { name: words.photoOf.replace("{view}", view) })).toBeVisible();
    await page.getByRole("link", { name: words.photosDone }).click();
    await expect(page).toHaveURL(new RegExp(`${own}$`));
    await expect(page.getByRole("table", { name: words.tableTitle })).toContainText("120,00");
    await page.getByRole("link", { name: words.handIn }).click();
    await page.getByRole("button", { name: wordsOf(locale, "tradeIns").submitSend }).click();
    await expect(page.getByText(words.submitted)).toBeVisible();
    await expect(page.getByRole("link", { name: words.handIn })).toHaveCount(0);
  });
