import { expect, type Page } from "@playwright/test";
import type { Locale } from "#platform/locale.ts";
import { cardField, cardWords, fillCard, goodNumber, payButton } from "#tools/test-support/card-form.ts";
import { cardPath, reservationPath } from "#tools/test-support/held-reservation.ts";
import { screens } from "#tools/test-support/screens.ts";
import { cardNotice, expectAskedThrice, openCardStep, test } from "../support/card-test.ts";
import { query } from "../support/database.ts";
import { expectSilence } from "../support/expect-silence.ts";
import { languages, withAll } from "../support/tiers.ts";
import { watchPage } from "../support/watch-page.ts";

const payAddress = "**/api/services/sandbox/pay";
const statusAddress = "**/api/reservation-status**";
const cardOfBank = "4000 0025 0000 3155";

const words = cardWords("es").browser;
const endOf = (page: Page) => cardNotice(page).locator("h2");
const paidPage = (locale: Locale, id: string): string => `**${reservationPath(locale, id)}`;

const expectConfirmed = async (id: string): Promise<void> =>
  expect(await query("select state from reservations where id = $1", [id])).toEqual([{ state: "confirmed" }]);

/** What a refused card leaves on the page: words, which have the focus, and all that was typed. */
const expectProblem = async (page: Page, text: string, locale: Locale = "es"): Promise<void> => {
  await expect(cardNotice(page)).toContainText(text);
  await expect(cardNotice(page)).toBeFocused();
  await expect(cardField(page, locale, "owner")).toHaveValue("Ana Gómez Ruiz");
  await expect(cardField(page, locale, "cvc")).toHaveValue("123");
};

for (const [locale, tier] of languages)
  test(
    `${locale}: a card is charged once, however often it is sent, no data of it leaves the page, and another tab says that it is paid`,
    tier,
    async ({ page, context, hold }) => {
      const { vin, payment } = await hold(locale);
      const { title, testTitle, browser } = cardWords(locale);
      const seen = watchPage(page);
      const sent: string[] = [];
      page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
      await openCardStep(page, locale, vin);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByText(testTitle)).toBeVisible();
      await expect(page.locator("dd").first()).toHaveText(/300,00\s€/);
      await expect(page.getByRole("timer")).toContainText(/1[45]:\d\d/);

      const hints = { owner: "cc-name", number: "cc-number", expiry: "cc-exp", cvc: "cc-csc" } as const;
      for (const [field, hint] of Object.entries(hints)) {
        const input = cardField(page, locale, field as keyof typeof hints);
        await expect(input).toHaveAttribute("autocomplete", hint);
        await expect(input).not.toHaveAttribute("name");
        if (field !== "owner") await expect(input).toHaveAttribute("inputmode", "numeric");
      }
      await fillCard(page, locale, { number: "", expiry: "" });
      await cardField(page, locale, "number").pressSequentially("4242424242424242");
      await expect(cardField(page, locale, "number")).toHaveValue(goodNumber);
      await cardField(page, locale, "expiry").pressSequentially("1230");
      await expect(cardField(page, locale, "expiry")).toHaveValue("12/30");
      const other = await context.newPage();
      await openCardStep(other, locale, vin);

      const { promise: charged, resolve: charge } = Promise.withResolvers<void>();
      await page.route(payAddress, async (route) => {
        await charged;
        await route.continue();
      });
      // Two frames are 33 ms of a screen, however slow this machine is.
      const isBusy = await payButton(page).evaluate(
        (button: HTMLButtonElement) =>
          new Promise<boolean>((done) => {
            button.click();
            button.click();
            requestAnimationFrame(() => requestAnimationFrame(() => done(button.ariaBusy === "true")));
          }),
      );
      expect(isBusy).toBe(true);
      await expect(page.locator("[data-card] [role=status]", { hasText: browser.paying })).toHaveCount(1);
      await payButton(page).click({ force: true });
      await cardField(page, locale, "owner").press("Enter");
      await expect(cardField(page, locale, "number")).toHaveAttribute("readonly", "");
      await expectSilence(page, "a card is being charged");
      charge();
      await page.waitForURL(paidPage(locale, payment.reservationId));
      await expect(page.locator("[data-flash=reservation-paid]")).toBeVisible();
      await expectConfirmed(payment.reservationId);
      expect(seen.problems).toEqual([]);

      const payments = sent.filter((each) => each.includes("/sandbox/pay"));
      expect(payments.map((each) => JSON.parse(each.slice(each.indexOf("{"))))).toEqual([
        { clientToken: payment.clientToken, scenario: "succeeds", returnTo: cardPath(locale, vin) },
      ]);
      expect(sent.join("\n")).not.toMatch(/4242.?4242.?4242|12(?:\/|%2F)30|Ana.G/);

      await expect(endOf(other)).toHaveText(browser.ends.elsewhere.title);
      await expect(payButton(other)).toBeHidden();
      await expectSilence(other, "paid in another tab");
      await other.getByRole("link", { name: browser.seeReservation }).click();
      await other.waitForURL(paidPage(locale, payment.reservationId));
    },
  );

for (const [locale, tier, screen] of [
  ["es", {}, "phone"],
  ["pt", withAll, "desktop"],
] as const)
  test(
    `${locale}, ${screen}: what is wrong is listed and sent nowhere; a refused card and a silent service leave what was typed`,
    tier,
    async ({ page, hold }) => {
      await page.setViewportSize(screens[screen]);
      const { vin } = await hold(locale);
      const { browser, plainTitle, callSend } = cardWords(locale);
      const { fieldErrors, problems } = browser;
      await page.clock.install();
      await openCardStep(page, locale, vin);
      await expectSilence(page, "the form");
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      const summary = page.locator("[data-error-summary]");
      // Filled in with whoever reserves.
      await cardField(page, locale, "owner").fill("");
      await page.keyboard.press("Tab");
      await expect(cardField(page, locale, "owner")).toHaveAttribute("aria-invalid", "true");
      await expect(cardField(page, locale, "number")).not.toHaveAttribute("aria-invalid");
      await expect(summary).toHaveCount(0);
      await payButton(page).click();
      await expect(summary).toBeFocused();
      await expect(summary.getByRole("link")).toHaveText([
        fieldErrors.ownerMissing,
        fieldErrors.numberMissing,
        fieldErrors.expiryMissing,
        fieldErrors.cvcMissing,
      ]);
      await expectSilence(page, "fieldErrors");
      await summary.getByRole("link", { name: fieldErrors.cvcMissing }).click();
      await expect(cardField(page, locale, "cvc")).toBeFocused();
      await fillCard(page, locale, { number: "4242 4242 4242 4241", expiry: "10/20", cvc: "12" });
      await payButton(page).click();
      await expect(summary).toBeFocused();
      await expect(summary.getByRole("link")).toHaveText([
        fieldErrors.numberInvalid,
        fieldErrors.expiryPast,
        fieldErrors.cvcInvalid,
      ]);
      await cardField(page, locale, "number").fill("4000 0000 0000 0002");
      await expect(summary.getByRole("link"), "what is corrected leaves the list").toHaveCount(2);
      await expect(cardField(page, locale, "number")).not.toHaveAttribute("aria-invalid");
      await expect(cardField(page, locale, "cvc")).toHaveAttribute("aria-invalid", "true");
      expect(requests.filter((url) => /sandbox|reservation-status/.test(url))).toEqual([]);

      await fillCard(page, locale, { number: "4000 0000 0000 0002" });
      await payButton(page).click();
      await expectProblem(page, problems.declined, locale);
      await expectSilence(page, "declined");
      await page.route(payAddress, (route) => route.fulfill({ status: 503, json: {} }));
      await expectAskedThrice(page, () => payButton(page).click());
      await expectProblem(page, problems.silent, locale);

      // As a browser without scripts shows it: what scripts have written is not there.
      await page.evaluate(() => {
        document.documentElement.removeAttribute("data-consent");
        document.querySelector("[data-card]")?.setAttribute("data-card", "coming");
      });
      await expect(page.getByText(plainTitle)).toBeVisible();
      await expect(page.getByRole("button", { name: callSend })).toBeVisible();
      await expect(payButton(page)).toBeHidden();
      await expectSilence(page, "without scripts");
    },
  );

test(
  "a page that a translator has rewritten before it was hydrated takes a card, whose bank asks and is agreed with",
  withAll,
  async ({ page, hold }) => {
    const { vin, payment } = await hold("es");
    await page.route(`**${cardPath("es", vin)}`, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const title = `<h1>${cardWords("es").title}`;
      expect(html).toContain(title);
      await route.fulfill({ response: answer, body: html.replace(title, "<h1>Pay the deposit") });
    });
    await openCardStep(page, "es", vin);
    await expect(page.getByText(cardWords("es").plainTitle)).toBeHidden();
    await fillCard(page, "es", { number: cardOfBank });
    await payButton(page).click();
    await page.waitForURL("**/api/services/sandbox/authenticate**");
    await expectSilence(page, "the bank's page");
    await page.locator("button[value=confirm]").click();
    await page.waitForURL(paidPage("es", payment.reservationId));
    await expectConfirmed(payment.reservationId);
  },
);

test(
  "a bank that refuses is said once; whoever leaves its page, or loads a page again that charges, learns that nothing was charged",
  withAll,
  async ({ page, hold }) => {
    const { vin } = await hold("es");
    const notice = cardNotice(page);
    const leave = async () => {
      await fillCard(page, "es", { number: cardOfBank });
      await payButton(page).click();
      await page.waitForURL("**/api/services/sandbox/authenticate**");
    };
    await page.clock.install();
    await openCardStep(page, "es", vin);
    await leave();
    await expectAskedThrice(page, () => page.locator("button[value=refuse]").click());
    await page.waitForURL(`**${cardPath("es", vin)}`);
    await expect(notice).toContainText(words.problems.authentication);
    await expect(notice).toBeFocused();
    await page.reload();
    await expect(payButton(page)).toBeEnabled();
    await expect(notice).toHaveCount(0);

    await leave();
    await expectAskedThrice(page, () => page.goBack());
    await expect(notice).toContainText(words.problems.authentication);
    await expect(payButton(page)).toBeEnabled();

    await fillCard(page, "es");
    await page.route(payAddress, () => undefined);
    await payButton(page).click();
    await expect(payButton(page)).toHaveAttribute("aria-busy", "true");
    await expectAskedThrice(page, () => page.reload());
    await expect(notice).toContainText(words.problems.interrupted);
    await expect(payButton(page)).toBeEnabled();
  },
);

test("a connection that breaks before the charge lets try again; one that breaks in both directions only lets ask again", async ({
  page,
  hold,
}) => {
  const { vin, payment } = await hold("es");
  await page.clock.install();
  await openCardStep(page, "es", vin);
  await fillCard(page, "es");
  await page.route(payAddress, (route) => route.abort("connectionreset"), { times: 1 });
  const checking = page.locator("[data-card] [role=status]", { hasText: words.checking });
  await expectAskedThrice(page, async () => {
    await payButton(page).click();
    await expect(checking).toHaveCount(1);
  });
  await expectProblem(page, words.problems.lost);

  await page.route(payAddress, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.route(statusAddress, (route) => route.abort("connectionreset"));
  const requested = page.waitForRequest(statusAddress);
  await payButton(page).click();
  await requested;
  await page.clock.fastForward(31_000);
  await expect(endOf(page)).toHaveText(words.ends.unknown.title);
  await expect(cardNotice(page)).toBeFocused();
  await expect(payButton(page)).toBeHidden();
  await expectSilence(page, "it is unknown whether it was charged");
  await page.unroute(statusAddress);
  await page.getByRole("button", { name: words.checkAgain }).click();
  await page.waitForURL(paidPage("es", payment.reservationId));
  await expectConfirmed(payment.reservationId);
});

test(
  "the time that is left is shown, said a minute before the end, and over it leads to the summary",
  withAll,
  async ({ page, hold }) => {
    const { vin, payment } = await hold("es");
    const holdFor = (interval: string) =>
      query("update reservations set hold_until = now() + $2::interval where id = $1", [
        payment.reservationId,
        interval,
      ]);
    await holdFor("80 seconds");
    await page.clock.install();
    await openCardStep(page, "es", vin);
    // The services must not end the hold during the run: the vehicle would come into the lists of other tests.
    await holdFor("15 minutes");
    await fillCard(page, "es");
    await page.clock.fastForward(25_000);
    await expect(page.getByRole("timer")).toContainText(/0:[345]\d/);
    await expect(page.getByRole("status").filter({ hasText: words.leftSaid["1"] })).toHaveCount(1);
    await page.clock.fastForward(60_000);
    await expect(endOf(page)).toHaveText(words.ends.over.title);
    await expect(cardNotice(page)).toBeFocused();
    await expect(payButton(page)).toBeHidden();
    await expectSilence(page, "the hold is over");
    await expect(page.getByRole("link", { name: words.seeSummary }).first()).toHaveAttribute(
      "href",
      `/solicitud/reserve/summary/?vin=${vin}`,
    );
  },
);
