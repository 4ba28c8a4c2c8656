import { expect, type Page } from "@playwright/test";
import type { Locale } from "#platform/locale.ts";
import { cardWords, goodNumber, payButton } from "#tools/test-support/card-form.ts";
import { cardPath, reservationPath } from "#tools/test-support/card-step.ts";
import { cardSite, test } from "../support/card-test.ts";
import { expectSilence } from "../support/expect-silence.ts";
import { askedNumber, rawMessage, standInForStripe } from "../support/stripe-stand-in.ts";
import { watchPage } from "../support/watch-page.ts";

const byStripe = { paymentProvider: "stripe", publicKey: "pk_test_standin" } as const;

/** A refused card is a refused request; and where requests are answered by a test, styles come too late for the browser's fade. */
const isOurs = (problem: string): boolean => !/status of 402|ViewTransition opt-in/.test(problem);

const owner = (page: Page, locale: Locale) =>
  page.getByLabel(cardWords(locale).browser.owner, { exact: true });
const field = (page: Page, name: "cardNumber" | "cardExpiry" | "cardCvc") =>
  page.frameLocator(`iframe[name=${name}]`).locator("input");

/** Frames tell the page what was typed in them a moment later. */
const settle = (page: Page): Promise<void> => page.waitForTimeout(100);

const typeCard = async (page: Page, locale: Locale, number: string = goodNumber): Promise<void> => {
  await expect(payButton(page)).toBeEnabled();
  await owner(page, locale).fill("Ana Gómez Ruiz");
  await field(page, "cardNumber").fill(number);
  await field(page, "cardExpiry").fill("12/30");
  await field(page, "cardCvc").fill("123");
  await settle(page);
};

for (const locale of ["es", "pt"] as const)
  test(`${locale}: a card is charged in Stripe's fields, and the policy allows its hosts and no others`, async ({
    page,
    hold,
  }) => {
    const { vin, payment } = await hold(locale, byStripe);
    const stripe = await standInForStripe(page, cardSite());
    const seen = watchPage(page);
    const answer = await page.goto(cardPath(locale, vin));
    const policy = answer?.headers()["content-security-policy"] ?? "";
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'nonce-[^']+' https:\/\/js\.stripe\.com;/);
    expect(policy).toContain("frame-src https://js.stripe.com https://hooks.stripe.com;");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    await typeCard(page, locale);
    await expect(page.getByText(cardWords(locale).testTitle)).toHaveCount(0);
    await payButton(page).click();
    await page.waitForURL(`**${reservationPath(locale, payment.reservationId)}`);
    expect(stripe.charged).toEqual([payment.clientToken]);
    expect(stripe.owners).toEqual(["Ana Gómez Ruiz"]);
    // The sandbox's card, which takes numbers into this page, is not even fetched.
    expect(seen.problems.filter(isOurs)).toEqual([]);
    const own = seen.requests.filter((url) => url.includes("/sandbox/"));
    expect(own).toEqual([]);
  });

test("fields that are not whole are told by our own words, and each line leads into its frame", async ({
  page,
  hold,
}) => {
  const { vin } = await hold("es", byStripe);
  const stripe = await standInForStripe(page, cardSite());
  const { mistakes } = cardWords("es").browser;
  await page.goto(cardPath("es", vin));
  await expect(payButton(page)).toBeEnabled();
  await expectSilence(page, "Stripe's fields");
  await typeCard(page, "es", "4242 4242");
  await field(page, "cardExpiry").fill("01/20");
  await field(page, "cardCvc").fill("");
  await owner(page, "es").fill("  ");
  await settle(page);
  await payButton(page).click();
  const summary = page.locator("[data-error-summary]");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    mistakes.ownerMissing,
    mistakes.numberInvalid,
    mistakes.expiryPast,
    mistakes.cvcMissing,
  ]);
  await expectSilence(page, "mistakes in Stripe's fields");
  await summary.getByRole("link", { name: mistakes.cvcMissing }).click();
  await expect(field(page, "cardCvc")).toBeFocused();
  expect(stripe.charged).toEqual([]);
});

test("a refusal is told in our words, never in Stripe's; what was typed stays", async ({ page, hold }) => {
  const { vin, payment } = await hold("es", byStripe);
  const stripe = await standInForStripe(page, cardSite());
  const { problems } = cardWords("es").browser;
  await page.goto(cardPath("es", vin));
  await typeCard(page, "es");
  const notice = page.locator("[data-card-notice]");
  for (const [number, text] of [
    ["4000 0000 0000 0002", problems.declined],
    ["4000 0000 0000 9995", problems.insufficientFunds],
    ["4000 0000 0000 0069", problems.expired],
    ["4000 0000 0000 1111", problems.wrongNumber],
  ] as const) {
    await field(page, "cardNumber").fill(number);
    await settle(page);
    await payButton(page).click();
    await expect(notice).toContainText(text);
    await expect(notice).toBeFocused();
    await expect(page.getByText(rawMessage)).toHaveCount(0);
    await expect(field(page, "cardExpiry")).toHaveValue("12/30");
  }
  await field(page, "cardNumber").fill(goodNumber);
  await settle(page);
  await payButton(page).click();
  await page.waitForURL(`**${reservationPath("es", payment.reservationId)}`);
  expect(stripe.charged).toHaveLength(1);
});

test("the bank's question, in its frame: refused, then agreed to", async ({ page, hold }) => {
  const { vin, payment } = await hold("es", byStripe);
  await standInForStripe(page, cardSite());
  const seen = watchPage(page);
  await page.goto(cardPath("es", vin));
  await typeCard(page, "es", askedNumber);
  const bank = page.frameLocator("iframe[name=bank]");
  await payButton(page).click();
  await bank.getByRole("button", { name: "Refuse" }).click();
  await expect(page.locator("[data-card-notice]")).toContainText(
    cardWords("es").browser.problems.authentication,
  );
  await payButton(page).click();
  await bank.getByRole("button", { name: "Agree" }).click();
  await page.waitForURL(`**${reservationPath("es", payment.reservationId)}`);
  expect(seen.problems.filter(isOurs)).toEqual([]);
});

test("a connection to Stripe that breaks: the shop is asked before another try is offered", async ({
  page,
  hold,
}) => {
  const { vin, payment } = await hold("es", byStripe);
  const stripe = await standInForStripe(page, cardSite());
  await page.goto(cardPath("es", vin));
  await typeCard(page, "es");
  stripe.breakDown(true);
  const asked = page.waitForRequest("**/api/reservation-status**");
  await payButton(page).click();
  await asked;
  await expect(page.locator("[data-card-notice]")).toContainText(cardWords("es").browser.problems.lost);
  stripe.breakDown(false);
  await payButton(page).click();
  await page.waitForURL(`**${reservationPath("es", payment.reservationId)}`);
  expect(stripe.charged).toHaveLength(1);
});

test("without Stripe's script the page says that it cannot take a card, and offers to load again", async ({
  page,
  hold,
}) => {
  const { vin } = await hold("es", byStripe);
  const { browser } = cardWords("es");
  await page.route("https://js.stripe.com/**", (route) => route.abort("connectionreset"));
  await page.goto(cardPath("es", vin));
  const notice = page.locator("[data-card-notice]");
  await expect(notice).toContainText(browser.problems.unloaded);
  await expect(notice).toBeFocused();
  await expectSilence(page, "Stripe is not there");
  await page.unroute("https://js.stripe.com/**");
  await standInForStripe(page, cardSite());
  await page.getByRole("button", { name: browser.reload }).click();
  await expect(payButton(page)).toBeEnabled();
});
