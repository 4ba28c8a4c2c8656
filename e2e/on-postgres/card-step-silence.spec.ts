import { expect, type Page } from "@playwright/test";
import { cardWords, fillCard, payButton } from "#tools/test-support/card-form.ts";
import { cardPath } from "#tools/test-support/card-step.ts";
import { screens } from "#tools/test-support/screens.ts";
import { test } from "../support/card-test.ts";
import { expectSilence } from "../support/expect-silence.ts";

const payAddress = "**/api/services/sandbox/pay";
const statusAddress = "**/api/reservation-status**";

/** What the shop says of the payment, and what the page makes of it when a card was charged. */
const told = {
  over: { json: { status: "expired", payment: "failed" } },
  cancelled: { json: { status: "cancelled", payment: "failed" } },
  returned: { json: { status: "held", payment: "refunding" } },
  signedOut: { status: 401, json: {} },
  gone: { status: 404, json: {} },
} as const;

const paid = { json: { status: "confirmed", payment: "paid" } };

const shots = process.env.CARD_SHOTS;

for (const [locale, screen] of [
  ["es", "phone"],
  ["pt", "desktop"],
] as const)
  test(`${locale}, ${screen}: nothing is wrong with the card step in any state`, async ({ page, hold }) => {
    test.slow();
    await page.setViewportSize(screens[screen]);
    const { vin } = await hold(locale);
    const { browser, callSend, plainTitle } = cardWords(locale);
    const silent = async (state: string, look: Page = page) => {
      await expectSilence(look, state);
      if (shots) await look.screenshot({ path: `${shots}/${locale}-${screen}-${state}.png`, fullPage: true });
    };
    const open = async () => {
      await page.goto(cardPath(locale, vin));
      await expect(payButton(page)).toBeEnabled();
    };
    const notice = page.locator("[data-card-notice]");

    await open();
    await silent("form");
    await payButton(page).click();
    await expect(page.locator("[data-error-summary]")).toBeFocused();
    await silent("mistakes");
    await fillCard(page, locale, { number: "4000 0000 0000 0002" });
    await payButton(page).click();
    await expect(notice).toContainText(browser.problems.declined);
    await silent("declined");

    await page.route(payAddress, () => undefined);
    await payButton(page).click();
    await expect(payButton(page)).toHaveText(browser.paying);
    await silent("busy");
    await page.unrouteAll({ behavior: "ignoreErrors" });

    await page.route(payAddress, (route) => route.fulfill({ json: { status: "succeeded" } }));
    for (const [end, answer] of Object.entries(told)) {
      await page.unroute(statusAddress);
      await page.evaluate(() => sessionStorage.clear());
      await open();
      await page.route(statusAddress, (route) => route.fulfill(answer));
      await fillCard(page, locale);
      await payButton(page).click();
      await expect(notice).toContainText(browser.ends[end as keyof typeof told].title);
      await silent(end);
    }
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.evaluate(() => sessionStorage.clear());

    await page.clock.install();
    for (const end of ["late", "unknown"] as const) {
      await open();
      await page.route(statusAddress, (route) => route.abort("connectionreset"));
      await page.route(payAddress, (route) =>
        end === "late" ? route.fulfill({ json: { status: "succeeded" } }) : route.abort("connectionreset"),
      );
      await fillCard(page, locale);
      await payButton(page).click();
      await expect(payButton(page)).toHaveText(browser.checking);
      await page.clock.fastForward(31_000);
      await expect(notice).toContainText(browser.ends[end].title);
      await silent(end);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.evaluate(() => sessionStorage.clear());
    }

    await open();
    await page.route(statusAddress, (route) => route.fulfill(paid));
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(notice).toContainText(browser.ends.elsewhere.title);
    await silent("elsewhere");

    // As a browser without scripts shows it: what they have written is not there.
    await page.evaluate(() => {
      document.documentElement.removeAttribute("data-consent");
      document.querySelector("[data-card]")?.setAttribute("data-card", "coming");
    });
    await expect(page.getByText(plainTitle)).toBeVisible();
    await expect(page.getByRole("button", { name: callSend })).toBeVisible();
    await silent("plain");
    await page.unrouteAll({ behavior: "ignoreErrors" });

    await open();
    await fillCard(page, locale, { number: "4000 0025 0000 3155" });
    await payButton(page).click();
    await page.waitForURL("**/sandbox/authenticate**");
    await silent("bank");
  });
