import { expect, type Page } from "@playwright/test";
import type { Locale } from "#platform/locale.ts";
import { cardWords, goodNumber, payButton } from "#tools/test-support/card-form.ts";
import { cardPath, reservationPath } from "#tools/test-support/held-reservation.ts";
import { cardNotice, expectAskedThrice, openCardStep, test } from "../support/card-test.ts";
import { expectSilence } from "../support/expect-silence.ts";
import { askedNumber, rawMessage, standInForStripe } from "../support/stripe-stand-in.ts";
import { languages } from "../support/tiers.ts";
import { watchPage } from "../support/watch-page.ts";

const byStripe = { paymentProvider: "stripe", publicKey: "pk_test_standin" } as const;

/** A refused card is a refused request. */
const isOurs = (problem: string): boolean => !/status of 402/.test(problem);

const ownerField = (page: Page, locale: Locale) =>
  page.getByLabel(cardWords(locale).browser.owner, { exact: true });

type StripeField = "cardNumber" | "cardExpiry" | "cardCvc";
const frameOf = (page: Page, field: StripeField) => page.locator(`iframe[name=${field}]`);
const inputOf = (page: Page, field: StripeField) => frameOf(page, field).contentFrame().locator("input");

/** Types into a field of Stripe's, whose frame notifies the page a moment later. */
const type = async (page: Page, field: StripeField, text: string): Promise<void> => {
  await inputOf(page, field).fill(text);
  await expect(frameOf(page, field)).toHaveAttribute("data-text", text);
};

const typeCard = async (page: Page, locale: Locale, number: string): Promise<void> => {
  await ownerField(page, locale).fill("Ana Gómez Ruiz");
  await type(page, "cardNumber", number);
  await type(page, "cardExpiry", "12/30");
  await type(page, "cardCvc", "123");
};

for (const [locale, tier] of languages)
  test(
    `${locale}: Stripe's fields take a card, whose bank asks in a frame and is refused, then agreed with`,
    tier,
    async ({ page, hold }) => {
      const { vin, payment } = await hold(locale, byStripe);
      const stripe = await standInForStripe(page);
      const seen = watchPage(page);
      await openCardStep(page, locale, vin);
      await expectSilence(page, "Stripe's fields");
      await expect(page.getByText(cardWords(locale).testTitle)).toHaveCount(0);
      await typeCard(page, locale, askedNumber);
      const bank = page.frameLocator("iframe[name=bank]");
      await payButton(page).click();
      await bank.getByRole("button", { name: "Refuse" }).click();
      await expect(cardNotice(page)).toContainText(cardWords(locale).browser.problems.authentication);
      await payButton(page).click();
      await bank.getByRole("button", { name: "Agree" }).click();
      await page.waitForURL(`**${reservationPath(locale, payment.reservationId)}`);
      expect(stripe.charged).toEqual([payment.clientToken]);
      expect(seen.problems.filter(isOurs)).toEqual([]);
      // The sandbox's card, which takes numbers into this page, is not even fetched.
      expect(seen.requests.filter((url) => url.includes("/sandbox/"))).toEqual([]);
    },
  );

test("wrong fields and refusals are said in our words, never in Stripe's; a broken connection is asked about before another try", async ({
  page,
  hold,
}) => {
  const { vin, payment } = await hold("es", byStripe);
  const stripe = await standInForStripe(page);
  const { fieldErrors, problems } = cardWords("es").browser;
  await page.clock.install();
  await openCardStep(page, "es", vin);
  await typeCard(page, "es", "4242 4242");
  await type(page, "cardExpiry", "01/20");
  await type(page, "cardCvc", "");
  await ownerField(page, "es").fill("  ");
  await payButton(page).click();
  const summary = page.locator("[data-error-summary]");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    fieldErrors.ownerMissing,
    fieldErrors.numberInvalid,
    fieldErrors.expiryPast,
    fieldErrors.cvcMissing,
  ]);
  await expectSilence(page, "errors in Stripe's fields");
  await summary.getByRole("link", { name: fieldErrors.cvcMissing }).click();
  await expect(inputOf(page, "cardCvc")).toBeFocused();

  await typeCard(page, "es", goodNumber);
  const notice = cardNotice(page);
  for (const [number, text] of [
    ["4000 0000 0000 0002", problems.declined],
    ["4000 0000 0000 9995", problems.insufficientFunds],
    ["4000 0000 0000 0069", problems.expired],
    ["4000 0000 0000 1111", problems.wrongNumber],
  ] as const) {
    await type(page, "cardNumber", number);
    await payButton(page).click();
    await expect(notice).toContainText(text);
    await expect(notice).toBeFocused();
    await expect(page.getByText(rawMessage)).toHaveCount(0);
    await expect(inputOf(page, "cardExpiry")).toHaveValue("12/30");
  }

  await type(page, "cardNumber", goodNumber);
  stripe.breakDown(true);
  await expectAskedThrice(page, () => payButton(page).click());
  await expect(notice).toContainText(problems.lost);
  expect(stripe.charged).toEqual([]);
  stripe.breakDown(false);
  await payButton(page).click();
  await page.waitForURL(`**${reservationPath("es", payment.reservationId)}`);
  expect([stripe.charged, stripe.owners]).toEqual([[payment.clientToken], ["Ana Gómez Ruiz"]]);
});

test("without Stripe's script the page says that it cannot take a card, and offers to load again", async ({
  page,
  hold,
}) => {
  const { vin } = await hold("es", byStripe);
  const { browser } = cardWords("es");
  const script = "https://js.stripe.com/**";
  await page.route(script, (route) => route.abort("connectionreset"));
  await page.goto(cardPath("es", vin));
  await expect(cardNotice(page)).toContainText(browser.problems.unloaded);
  await expect(cardNotice(page)).toBeFocused();
  await expectSilence(page, "Stripe is not there");
  await page.unroute(script);
  await standInForStripe(page);
  await page.getByRole("button", { name: browser.reload }).click();
  await expect(payButton(page)).toBeEnabled();
});
