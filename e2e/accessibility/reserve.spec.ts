import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { comeFromElsewhere } from "#tools/test-support/contact-form.ts";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { registerCustomer } from "#tools/test-support/register-customer.ts";
import { fillReserve, reserveAddress, reserveZip, sendReserveStep } from "#tools/test-support/reserve.ts";
import { expectSilence } from "../support/expect-silence.ts";
import { atOneWidth } from "../support/one-width.ts";
import { test } from "../support/test.ts";

for (const locale of ["es", "pt"] as const)
  test(
    `${locale}: axe finds nothing on the reservation's steps and their mistakes`,
    atOneWidth[locale],
    async ({ page, request, baseURL }) => {
      test.slow();
      const words = wordsOf(locale, "reservation");
      const refused = async (step: string) => {
        await sendReserveStep(page);
        await expect(page.locator("[data-error-summary]")).toBeFocused();
        await expectSilence(page, `${step}, refused`);
      };
      await comeFromElsewhere(page);
      await registerCustomer(page, baseURL ?? "");
      const { vin } = await financedVehicle(request, locale);
      await page.goto(reserveAddress(locale, vin));
      await expectSilence(page, "payment");
      await fillReserve.payment(page, "yes");
      await sendReserveStep(page);
      await expect(page.getByRole("heading", { level: 1, name: words.financingTitle })).toBeVisible();
      const bank = "&bankFee=300&bankMonths=60&bankExpenses=";
      await page.goto(`${reserveAddress(locale, vin, "financing")}${bank}`);
      await expectSilence(page, "financing");
      await page.getByLabel(words.deposit, { exact: true }).fill("x");
      await refused("financing");
      await page.getByLabel(words.deposit, { exact: true }).fill("3000");
      await sendReserveStep(page);
      await page.goto(`${reserveAddress(locale, vin, "delivery")}&zip=${reserveZip(locale)}`);
      await expectSilence(page, "delivery");
      await refused("delivery");
      await page.locator('[name=delivery][value="2"]').check();
      await refused("delivery elsewhere");
      await fillReserve.dealer(page);
      await sendReserveStep(page);
      await expect(page.getByRole("heading", { level: 1, name: words.personTitle })).toBeVisible();
      await page.locator("[name=extra]").check();
      await expectSilence(page, "person");
      await refused("person");
      await page.locator("[name=extra]").uncheck();
      await fillReserve.person(page, locale, { birthDate: "28/2/1990" });
      await sendReserveStep(page);
      await expect(page.getByRole("heading", { level: 1, name: words.summaryTitle })).toBeVisible();
      await expectSilence(page, "summary");
      await refused("summary");
    },
  );
