import { expect, type Page } from "@playwright/test";
import type { Locale } from "#platform/locale.ts";
import { payButton } from "#tools/test-support/card-form.ts";
import { cardPath, type Held, holdVehicleFor, paymentCookie } from "#tools/test-support/held-reservation.ts";
import { storeCustomer } from "#tools/test-support/stored-customer.ts";
import { test as base } from "./test.ts";

/** Playwright's `test` with a customer who holds a vehicle, stored as the summary of the wizard stores it. */
export const test = base.extend<{
  readonly hold: (locale: Locale, changes?: Partial<Held["payment"]>) => Promise<Held>;
}>({
  hold: ({ context }, use) =>
    use(async (locale, changes) => {
      const customer = await storeCustomer(locale);
      const { vin, payment } = await holdVehicleFor(customer.id, locale);
      const held = { vin, payment: { ...payment, ...changes } };
      await context.addCookies([...customer.cookies, await paymentCookie(locale, held)]);
      return held;
    }),
});

/** Opens the card step, and waits until it takes a card. @param site another than the one that all tests visit */
export const openCardStep = async (page: Page, locale: Locale, vin: string, site = ""): Promise<void> => {
  await page.goto(site + cardPath(locale, vin));
  await expect(payButton(page)).toBeEnabled();
};

/** What became of a payment, in words; it has the focus when it comes. */
export const cardNotice = (page: Page) => page.locator("[data-card-notice]");

const statusAddress = "**/api/reservation-status**";

/** Does something after which the page queries three times whether a card was charged; on a page with a clock, the pauses are skipped. */
export const expectAskedThrice = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
  for (let count = 0; count < 3; count += 1) {
    const answer = page.waitForResponse(statusAddress);
    await (count === 0 ? act() : page.clock.fastForward(1_500));
    await answer;
  }
};
