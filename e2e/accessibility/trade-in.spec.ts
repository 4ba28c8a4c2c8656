import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { comeFromElsewhere } from "#tools/test-support/contact-form.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import {
  appointmentPath,
  fillStep,
  knownWay,
  sendStep,
  tradeInPath,
  unknownPlates,
  walk,
} from "#tools/test-support/trade-in.ts";
import { expectSilence } from "../support/expect-silence.ts";
import { atOneWidth } from "../support/one-width.ts";
import { signInDemo } from "../support/sign-in.ts";
import { test } from "../support/test.ts";

for (const locale of ["es", "pt"] as const) {
  test(
    `${locale}: axe finds nothing on the trade-in's pages and their mistakes`,
    atOneWidth[locale],
    async ({ page }) => {
      test.slow();
      await comeFromElsewhere(page);
      await page.goto(tradeInPath(locale));
      for (const step of [...knownWay, "valuation", "booking"] as const) {
        await expectSilence(page, step);
        if (step === "valuation") {
          await sendStep(page);
          continue;
        }
        if (step !== "found") {
          await sendStep(page);
          await expect(page.locator("[data-error-summary]")).toBeFocused();
          await expectSilence(page, `${step}, refused`);
        }
        if (step !== "booking") await walk(page, page, locale, [step]);
      }
      await fillStep.booking(page, locale);
      await sendStep(page);
      await expect(page).toHaveURL(new RegExp(appointmentPath(locale)));
      await expectSilence(page, "appointment");
    },
  );

  test(
    `${locale}: axe finds nothing where a car is described by hand, and on what customers had valued`,
    atOneWidth[locale],
    async ({ page }) => {
      test.slow();
      await comeFromElsewhere(page);
      const words = wordsOf(locale, "tradeIn");
      await page.goto(tradeInPath(locale));
      await page.getByLabel(words.plate, { exact: true }).fill(unknownPlates[locale]);
      await page.getByLabel(words.kms, { exact: true }).fill("64.000");
      await sendStep(page);
      for (const step of ["make", "model", "version"] as const) {
        await sendStep(page);
        await expect(page.locator("[data-error-summary]")).toBeFocused();
        await expectSilence(page, `${step}, refused`);
        await walk(page, page, locale, [step]);
      }
      await signInDemo(page, locale);
      await page.goto(personalPath("tradeIns", locale));
      await expectSilence(page, "trade-ins");
      await page.locator("main li h2 a").first().click();
      await expectSilence(page, "trade-in");
      const own = new URL(page.url()).pathname;
      for (const part of ["estado", "fotos"]) {
        await page.goto(`${own}${part}/`);
        await expectSilence(page, part);
      }
      await page.goto(`${own}?confirm=delete`);
      await expectSilence(page, "trade-in, to be deleted");
    },
  );
}
