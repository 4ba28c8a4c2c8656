import { expect, type Page } from "@playwright/test";
import type { Locale } from "#platform/locale.ts";
import { cardField, cardWords, fillCard, goodNumber, payButton } from "#tools/test-support/card-form.ts";
import { cardPath, reservationPath } from "#tools/test-support/card-step.ts";
import { test } from "../support/card-test.ts";
import { letTimePass, query } from "../support/database.ts";
import { watchPage } from "../support/watch-page.ts";

const words = cardWords("es").browser;
const payAddress = "**/api/services/sandbox/pay";
const statusAddress = "**/api/reservation-status**";

const open = async (page: Page, locale: Locale, vin: string): Promise<void> => {
  await page.goto(cardPath(locale, vin));
  await expect(payButton(page)).toBeEnabled();
};

/** What a card that is refused leaves on the page: words, which have the focus, and all that was typed. */
const expectProblem = async (page: Page, text: string): Promise<void> => {
  const notice = page.locator("[data-card-notice]");
  await expect(notice).toContainText(text);
  await expect(notice).toBeFocused();
  await expect(cardField(page, "es", "owner")).toHaveValue("Ana Gómez Ruiz");
  await expect(cardField(page, "es", "cvc")).toHaveValue("123");
};

const stateOf = async (id: string): Promise<string | undefined> =>
  (await query<{ state: string }>("select state from reservations where id = $1", [id]))[0]?.state;

const endOf = (page: Page) => page.locator("[data-card-notice] h2");

/** Pays, and lets the thirty seconds pass in which the shop is asked what became of it. */
const waitInVain = async (page: Page): Promise<void> => {
  const asked = page.waitForRequest(statusAddress);
  await payButton(page).click();
  await asked;
  await page.clock.fastForward(31_000);
};

for (const locale of ["es", "pt"] as const)
  test(`${locale}: a card is charged, once, and leads to the reservation`, async ({ page, hold }) => {
    const { vin, payment } = await hold(locale);
    const seen = watchPage(page);
    await open(page, locale, vin);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(cardWords(locale).title);
    await expect(page.getByText(cardWords(locale).testTitle)).toBeVisible();
    await expect(page.locator("dd").first()).toHaveText(/300,00\s€/);
    await expect(page.getByRole("timer")).toContainText(/1[45]:\d\d/);
    await fillCard(page, locale);
    await payButton(page).click();
    await page.waitForURL(`**${reservationPath(locale, payment.reservationId)}`);
    await expect(page.locator("[data-flash=reservation-paid]")).toBeVisible();
    expect(await stateOf(payment.reservationId)).toBe("confirmed");
    expect(seen.problems).toEqual([]);
  });

test("nothing of a card is sent but a word: no number, no date, no code, no name", async ({ page, hold }) => {
  const { vin, payment } = await hold("es");
  await open(page, "es", vin);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await fillCard(page, "es", { number: "4000 0000 0000 0002" });
  await payButton(page).click();
  await expectProblem(page, words.problems.declined);
  const [paid = ""] = sent.filter((each) => each.includes("/sandbox/pay"));
  expect(JSON.parse(paid.slice(paid.indexOf("{")))).toEqual({
    clientToken: payment.clientToken,
    scenario: "declined",
    returnTo: cardPath("es", vin),
  });
  expect(sent.join("\n")).not.toMatch(/4000|0002|12\/30|Ana|G%C3%B3mez/);
});

test("what is missing or wrong is said in a list that has the focus, each leads to its field, and nothing is sent", async ({
  page,
  hold,
}) => {
  const { vin } = await hold("es");
  await open(page, "es", vin);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await payButton(page).click();
  const summary = page.locator("[data-error-summary]");
  await expect(summary).toBeFocused();
  const { mistakes } = words;
  await expect(summary.getByRole("link")).toHaveText([
    mistakes.ownerMissing,
    mistakes.numberMissing,
    mistakes.expiryMissing,
    mistakes.cvcMissing,
  ]);
  await summary.getByRole("link", { name: mistakes.cvcMissing }).click();
  await expect(cardField(page, "es", "cvc")).toBeFocused();
  await fillCard(page, "es", { number: "4242 4242 4242 4241", expiry: "10/20", cvc: "12" });
  await payButton(page).click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    mistakes.numberInvalid,
    mistakes.expiryPast,
    mistakes.cvcInvalid,
  ]);
  // What is put right is taken off the list at once.
  await cardField(page, "es", "number").fill(goodNumber);
  await expect(summary.getByRole("link")).toHaveCount(2);
  await expect(cardField(page, "es", "number")).not.toHaveAttribute("aria-invalid");
  await expect(cardField(page, "es", "cvc")).toHaveAttribute("aria-invalid", "true");
  expect(requests.filter((url) => /sandbox|reservation-status/.test(url))).toEqual([]);
});

test("the fields are those that browsers and telephones fill in, and numbers are grouped as they are typed", async ({
  page,
  hold,
}) => {
  const { vin } = await hold("es");
  await open(page, "es", vin);
  const hints = { owner: "cc-name", number: "cc-number", expiry: "cc-exp", cvc: "cc-csc" } as const;
  for (const [field, hint] of Object.entries(hints)) {
    const input = cardField(page, "es", field as keyof typeof hints);
    await expect(input).toHaveAttribute("autocomplete", hint);
    await expect(input).not.toHaveAttribute("name");
    if (field !== "owner") await expect(input).toHaveAttribute("inputmode", "numeric");
  }
  await cardField(page, "es", "number").pressSequentially("4242424242424242");
  await expect(cardField(page, "es", "number")).toHaveValue(goodNumber);
  await cardField(page, "es", "expiry").pressSequentially("1230");
  await expect(cardField(page, "es", "expiry")).toHaveValue("12/30");
});

test("a card without enough on it, then another one", async ({ page, hold }) => {
  const { vin, payment } = await hold("es");
  await open(page, "es", vin);
  await fillCard(page, "es", { number: "4000 0000 0000 9995" });
  await payButton(page).click();
  await expectProblem(page, words.problems.insufficientFunds);
  await cardField(page, "es", "number").fill(goodNumber);
  await payButton(page).click();
  await page.waitForURL(`**${reservationPath("es", payment.reservationId)}`);
});

test("clicked twice it is charged once, and it shows within 50 ms that it does", async ({ page, hold }) => {
  const { vin, payment } = await hold("es");
  await open(page, "es", vin);
  await fillCard(page, "es");
  let charges = 0;
  await page.route(payAddress, async (route) => {
    charges += 1;
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  // Two frames are 33 ms of a screen, whatever else this machine has to do.
  const isBusy = await payButton(page).evaluate(
    (button: HTMLButtonElement) =>
      new Promise<boolean>((done) => {
        button.click();
        button.click();
        requestAnimationFrame(() => requestAnimationFrame(() => done(button.ariaBusy === "true")));
      }),
  );
  expect(isBusy).toBe(true);
  await expect(page.locator("[data-card] [role=status]", { hasText: words.paying })).toHaveCount(1);
  await payButton(page).click({ force: true });
  await cardField(page, "es", "owner").press("Enter");
  await expect(cardField(page, "es", "number")).toHaveAttribute("readonly", "");
  await page.waitForURL(`**${reservationPath("es", payment.reservationId)}`);
  expect(charges).toBe(1);
});

test("a page that a translator has rewritten before it was there takes a card all the same", async ({
  page,
  hold,
}) => {
  const { vin, payment } = await hold("es");
  await page.route(`**${cardPath("es", vin)}`, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(`<h1>${cardWords("es").title}`, "<h1>Pay the deposit");
    await route.fulfill({ response: answer, body: html });
  });
  await open(page, "es", vin);
  await expect(page.getByText(cardWords("es").plainTitle)).toBeHidden();
  await fillCard(page, "es");
  await payButton(page).click();
  await page.waitForURL(`**${reservationPath("es", payment.reservationId)}`);
});

test.describe("the bank's page", () => {
  const leave = async (page: Page, vin: string): Promise<void> => {
    await open(page, "es", vin);
    await fillCard(page, "es", { number: "4000 0025 0000 3155" });
    await payButton(page).click();
    await page.waitForURL("**/api/services/sandbox/authenticate**");
  };

  test("that is agreed to leads to the reservation", async ({ page, hold }) => {
    const { vin, payment } = await hold("es");
    await leave(page, vin);
    await page.locator("button[value=confirm]").click();
    await page.waitForURL(`**${reservationPath("es", payment.reservationId)}`);
    expect(await stateOf(payment.reservationId)).toBe("confirmed");
  });

  test("that is refused leads back, says so once, and another card is taken", async ({ page, hold }) => {
    const { vin, payment } = await hold("es");
    await leave(page, vin);
    await page.locator("button[value=refuse]").click();
    await page.waitForURL(`**${cardPath("es", vin)}`);
    const notice = page.locator("[data-card-notice]");
    await expect(notice).toContainText(words.problems.authentication);
    await expect(notice).toBeFocused();
    await page.reload();
    await expect(payButton(page)).toBeEnabled();
    await expect(notice).toHaveCount(0);
    await fillCard(page, "es");
    await payButton(page).click();
    await page.waitForURL(`**${reservationPath("es", payment.reservationId)}`);
  });

  test("that is left by going back says that nothing was charged", async ({ page, hold }) => {
    const { vin } = await hold("es");
    await leave(page, vin);
    await page.goBack();
    await expect(page.locator("[data-card-notice]")).toContainText(words.problems.authentication);
    await expect(payButton(page)).toBeEnabled();
  });
});

test.describe("a connection that breaks", () => {
  test("before the card is charged: the shop is asked, and another try is offered", async ({
    page,
    hold,
  }) => {
    const { vin, payment } = await hold("es");
    await open(page, "es", vin);
    await fillCard(page, "es");
    await page.route(payAddress, (route) => route.abort("connectionreset"), { times: 1 });
    let asked = 0;
    await page.route(statusAddress, (route) => {
      asked += 1;
      return route.continue();
    });
    await payButton(page).click();
    await expect(page.locator("[data-card] [role=status]", { hasText: words.checking })).toHaveCount(1);
    await expectProblem(page, words.problems.lost);
    expect(asked).toBe(3);
    await payButton(page).click();
    await page.waitForURL(`**${reservationPath("es", payment.reservationId)}`);
  });

  test("after it was charged: nobody is asked to pay again", async ({ page, hold }) => {
    const { vin, payment } = await hold("es");
    await open(page, "es", vin);
    await fillCard(page, "es");
    await page.route(payAddress, async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await payButton(page).click();
    await page.waitForURL(`**${reservationPath("es", payment.reservationId)}`);
  });

  test("in both directions: nothing is offered but to ask again", async ({ page, hold }) => {
    await page.clock.install();
    const { vin, payment } = await hold("es");
    await open(page, "es", vin);
    await fillCard(page, "es");
    await page.route(payAddress, async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await page.route(statusAddress, (route) => route.abort("connectionreset"));
    await waitInVain(page);
    await expect(endOf(page)).toHaveText(words.ends.unknown.title);
    await expect(page.locator("[data-card-notice]")).toBeFocused();
    await expect(payButton(page)).toBeHidden();
    await page.unroute(statusAddress);
    await page.getByRole("button", { name: words.checkAgain }).click();
    await page.waitForURL(`**${reservationPath("es", payment.reservationId)}`);
  });
});

test("a payment service that does not answer is said, and can be tried again", async ({ page, hold }) => {
  const { vin, payment } = await hold("es");
  await open(page, "es", vin);
  await fillCard(page, "es");
  await page.route(payAddress, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await payButton(page).click();
  await expectProblem(page, words.problems.silent);
  await payButton(page).click();
  await page.waitForURL(`**${reservationPath("es", payment.reservationId)}`);
});

test("what the shop has not heard of in thirty seconds is being checked, and a mail follows", async ({
  page,
  hold,
}) => {
  await page.clock.install();
  const { vin } = await hold("es");
  await open(page, "es", vin);
  await fillCard(page, "es");
  await page.route(statusAddress, (route) => route.fulfill({ json: { status: "held", payment: "pending" } }));
  await waitInVain(page);
  await expect(endOf(page)).toHaveText(words.ends.late.title);
  await expect(page.locator("[data-card-notice]")).toContainText(words.ends.late.text);
  await expect(payButton(page)).toBeHidden();
});

test("a page that is loaded again while a card is being charged asks before it offers another try", async ({
  page,
  hold,
}) => {
  const { vin } = await hold("es");
  await open(page, "es", vin);
  await fillCard(page, "es");
  await page.route(payAddress, () => undefined);
  await payButton(page).click();
  await expect(payButton(page)).toHaveAttribute("aria-busy", "true");
  await page.reload();
  await expect(page.locator("[data-card-notice]")).toContainText(words.problems.interrupted);
  await expect(payButton(page)).toBeEnabled();
});

test("two tabs: what is paid in one, the other says", async ({ page, context, hold }) => {
  const { vin, payment } = await hold("es");
  await open(page, "es", vin);
  const other = await context.newPage();
  await open(other, "es", vin);
  await fillCard(page, "es");
  await payButton(page).click();
  await page.waitForURL(`**${reservationPath("es", payment.reservationId)}`);
  await expect(endOf(other)).toHaveText(words.ends.elsewhere.title);
  await expect(payButton(other)).toBeHidden();
  await other.getByRole("link", { name: words.seeReservation }).click();
  await other.waitForURL(`**${reservationPath("es", payment.reservationId)}`);
});

test.describe("a hold that is over", () => {
  const endSoon = (id: string, seconds: number) =>
    query("update reservations set hold_until = now() + $2 * interval '1 second' where id = $1", [
      id,
      seconds,
    ]);

  test("while the page is looked at: it says so and leads to the summary", async ({ page, hold }) => {
    const { vin, payment } = await hold("es");
    await endSoon(payment.reservationId, 6);
    await open(page, "es", vin);
    await fillCard(page, "es");
    await expect(endOf(page)).toHaveText(words.ends.over.title, { timeout: 15_000 });
    await expect(page.locator("[data-card-notice]")).toBeFocused();
    await expect(payButton(page)).toBeHidden();
    const link = page.getByRole("link", { name: words.seeSummary });
    await expect(link.first()).toHaveAttribute("href", `/solicitud/reserve/summary/?vin=${vin}`);
  });

  test("after the time has passed elsewhere: a card is charged no more", async ({ page, hold }) => {
    const { vin, payment } = await hold("es");
    await open(page, "es", vin);
    await letTimePass("public.reservations", "20 minutes", "id = $2", [payment.reservationId]);
    // The job that ends holds comes around every minute; the service is asked as it would leave it.
    await page.route(statusAddress, (route) =>
      route.fulfill({ json: { status: "expired", payment: "failed" } }),
    );
    await page.route(payAddress, (route) =>
      route.fulfill({ json: { status: "failed", code: "unknown_payment" } }),
    );
    await fillCard(page, "es");
    await payButton(page).click();
    await expect(endOf(page)).toHaveText(words.ends.over.title);
  });
});

test("whoever is signed out meanwhile is led to the login, and back", async ({ page, context, hold }) => {
  const { vin } = await hold("es");
  await open(page, "es", vin);
  await fillCard(page, "es");
  await context.clearCookies({ name: "volante" });
  await page.route(payAddress, (route) => route.abort("connectionreset"));
  await payButton(page).click();
  await expect(endOf(page)).toHaveText(words.ends.signedOut.title);
  const back = encodeURIComponent(cardPath("es", vin));
  await expect(page.locator("[data-card-notice] a")).toHaveAttribute("href", `/acceso/?returnTo=${back}`);
});

test("how much time is left is said aloud twice, and shown every second", async ({ page, hold }) => {
  const { vin, payment } = await hold("es");
  await query("update reservations set hold_until = now() + interval '63 seconds' where id = $1", [
    payment.reservationId,
  ]);
  await open(page, "es", vin);
  await expect(page.getByRole("timer")).toContainText(/0:5\d/, { timeout: 10_000 });
  await expect(page.getByRole("status").filter({ hasText: words.leftSaid["1"] })).toHaveCount(1);
});
