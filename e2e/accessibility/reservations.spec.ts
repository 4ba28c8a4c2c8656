import { expect } from "@playwright/test";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import { expectSilence } from "../support/expect-silence.ts";
import { atOneWidth } from "../support/one-width.ts";
import { signInDemo } from "../support/sign-in.ts";
import { test } from "../support/test.ts";

for (const locale of ["es", "pt"] as const)
  test(
    `${locale}: axe finds nothing on a customer's reservations, nor in the panel that reserves`,
    atOneWidth[locale],
    async ({ page, request }) => {
      test.slow();
      await signInDemo(page, locale);
      await page.goto(personalPath("reservations", locale));
      await expectSilence(page, "reservations");
      await page.locator("main li:has([data-reservation-state=confirmed]) a").first().click();
      await expect(page.getByRole("table").first()).toBeVisible();
      await expectSilence(page, "reservation");
      await page.goto(`${new URL(page.url()).pathname}?confirm=cancel`);
      await expectSilence(page, "reservation, to be cancelled");
      const { path, vin } = await financedVehicle(request, locale);
      await page.goto(`${path}#reservation_${vin}`);
      await touched(page);
      await expect(page.locator("dialog[open] [name=retake]").first()).toBeVisible();
      await expectSilence(page, "reservation in its panel");
    },
  );
