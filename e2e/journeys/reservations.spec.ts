import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { answeredConsent } from "#tools/test-support/answered-consent.ts";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { reserveAddress } from "#tools/test-support/reserve.ts";
import { test } from "../support/test.ts";
import { withAll } from "../support/tiers.ts";

test(
  "a vehicle is reserved from its page, in a panel, whose closing is recorded",
  withAll,
  async ({ page, context, request }) => {
    await context.addCookies([answeredConsent("all", "localhost")]);
    const { path, vin } = await financedVehicle(request, "es");
    await page.goto(path);
    await touched(page);
    const button = page.locator(`a[data-panel=reservation_${vin}]:visible`);
    await expect(button).toHaveText([/300,00/, /300,00/]);
    await expect(button.first()).toHaveAttribute("href", reserveAddress("es", vin));
    await button.first().click();
    const dialog = page.getByRole("dialog", { name: wordsOf("es", "reservation").paymentTitle });
    await expect(dialog.locator("[name=retake]").first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}#reservation_${vin}$`));
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await expect
      .poll(() =>
        page.evaluate(() =>
          (window as unknown as { dataLayer?: { type: number }[] }).dataLayer?.map(({ type }) => type),
        ),
      )
      .toContain(26);
    await page.goto(`${path}#reservation_${vin}`);
    await expect(dialog.locator("[name=retake]").first()).toBeVisible();
  },
);
