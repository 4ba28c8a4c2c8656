import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { comeFromElsewhere } from "#tools/test-support/contact-form.ts";
import { loginWords } from "#tools/test-support/login.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import { registerCustomer } from "#tools/test-support/register-customer.ts";
import { fillReserve, reserveAddress, reserveZip, sendReserveStep } from "#tools/test-support/reserve.ts";
import { sendStep, walk } from "#tools/test-support/trade-in.ts";
import { query } from "../support/database.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

// Each has a vehicle of its own, the dearest that are left in Madrid.
test.describe.configure({ mode: "serial" });

const takeVehicle = async (): Promise<string> => {
  const [found] = await query<{ vin: string }>(
    `select vin from vehicles v join dealers d on d.id = v.dealer_id and d.zip_code like '28%'
      where status = 'in-stock' and financing and kind = 'car'
      and v.id not in (select vehicle_id from reservations) order by price_cents desc limit 1`,
  );
  if (found === undefined) throw new Error("Nothing is left to reserve");
  return found.vin;
};
const statusOf = async (vin: string) =>
  (await query<{ status: string }>("select status from vehicles where vin = $1", [vin]))[0]?.status;

test.beforeEach(({ page }) => comeFromElsewhere(page));

test("a vehicle is reserved with a credit: nothing typed is lost on the way, a new price is shown before it is taken", async ({
  browser,
  page,
  baseURL,
}) => {
  test.slow();
  const words = wordsOf("es", "reservation");
  const { mistakes } = wordsOf("es", "forms");
  const seen = watchPage(page);
  const vin = await takeVehicle();
  const elsewhere = await browser.newContext();
  const customer = await registerCustomer(await elsewhere.newPage(), baseURL ?? "");
  await elsewhere.close();

  await page.goto(reserveAddress("es", vin));
  await expect(page.getByRole("heading", { level: 1, name: words.paymentTitle })).toBeVisible();
  await fillReserve.payment(page, "yes");
  await sendReserveStep(page);
  await page.getByLabel(words.deposit, { exact: true }).fill("1");
  await page.getByRole("button", { name: words.recalculate }).click();
  // What cannot be is brought within the limits, and shown before it counts.
  await expect(page.getByLabel(words.deposit, { exact: true })).not.toHaveValue("1");
  await expect(page.getByText(/Coincide\./)).toBeVisible();
  await sendReserveStep(page);
  await page.getByLabel(words.zip, { exact: true }).first().fill(reserveZip("es"));
  await page.getByRole("button", { name: words.zipSend }).click();
  await expect(page.getByText(/249,00\s€/).first()).toBeVisible();
  await sendReserveStep(page);
  await expect(page.locator("[data-error-summary]")).toContainText(mistakes.deliveryMissing);
  await fillReserve.home(page);
  await page.locator("[name=warrantyId]").nth(1).check();
  await sendReserveStep(page);

  await expect(page.getByRole("heading", { level: 1, name: loginWords.es.title })).toBeVisible();
  await page.getByLabel(loginWords.es.email, { exact: true }).fill(customer.email);
  await page.getByLabel(loginWords.es.password, { exact: true }).fill(customer.password);
  await page.getByRole("button", { name: loginWords.es.submit }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.personTitle })).toBeVisible();
  await expect(page.getByLabel(words.email, { exact: true })).toHaveValue(customer.email);
  await fillReserve.person(page, "es");
  await sendReserveStep(page);
  await expect(page.locator("[data-error-summary]")).toContainText(mistakes.birthMissing);
  await expect(page.getByLabel(words.nif, { exact: true })).toHaveValue("12345678Z");
  await page.getByLabel(words.birthDate, { exact: true }).fill("28/2/1990");
  await sendReserveStep(page);
  await expect(page.getByRole("heading", { level: 1, name: words.summaryTitle })).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: words.back }).click();
  await expect(page.getByLabel(words.birthDate, { exact: true })).toHaveValue("28/2/1990");
  await page.goBack();

  await query(
    "update vehicles set price_cents = price_cents + 10000, promo_price_cents = promo_price_cents + 10000, previous_price_cents = null where vin = $1",
    [vin],
  );
  await fillReserve.summary(page, "es");
  await sendReserveStep(page);
  await expect(page.locator("[data-error-summary]")).toContainText(/precio|financiación/);
  expect(await statusOf(vin)).toBe("in-stock");
  await fillReserve.summary(page, "es");
  await sendReserveStep(page);
  await expect(page).toHaveURL(new RegExp(reserveAddress("es", vin, "card").replace("?", "\\?")));
  expect(await statusOf(vin)).toBe("reserved");

  const other = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
  await other.goto(reserveAddress("es", vin));
  await expect(other.getByRole("heading", { name: words.takenTitle })).toBeVisible();
  await expect(other.getByRole("heading", { name: words.similarTitle })).toBeVisible();
  await other.context().close();

  const sandboxCard = async (number: string) => {
    const card = wordsOf("es", "cardStep").browser;
    await page.getByLabel(card.number, { exact: true }).fill(number);
    await page.getByLabel(card.expiry, { exact: true }).fill("12/34");
    await page.getByLabel(card.cvc, { exact: true }).fill("123");
    await page.getByLabel(card.owner, { exact: true }).fill("Ana Gomez");
    await page.getByRole("button", { name: /300,00/ }).click();
  };
  await sandboxCard("4242 4242 4242 4242");
  await expect(page).toHaveURL(new RegExp(`${personalPath("reservations", "es")}[a-z0-9]{26}/`));
  const [paid] = await query<{ state: string; total_cents: number }>(
    "select state, total_cents from reservations r join vehicles v on v.id = r.vehicle_id where v.vin = $1",
    [vin],
  );
  expect(paid?.state).toBe("confirmed");
  expect(seen.problems).toEqual([]);
});

test("a car is valued on the way, comes back chosen with its value, and stays out once it is left out", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const words = wordsOf("es", "reservation");
  const tradeIn = wordsOf("es", "tradeIn");
  const vin = await takeVehicle();
  await registerCustomer(page, baseURL ?? "");
  await page.goto(reserveAddress("es", vin));
  await page.locator("[name=retake][value=value]").check();
  await sendReserveStep(page);
  await walk(page, page, "es", ["plate", "found", "person"]);
  await expect(page.getByLabel(tradeIn.sell)).toHaveCount(0);
  await page.locator("[name=dealerId]").first().check();
  await sendStep(page);
  await page.getByRole("link", { name: tradeIn.toReservation }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.paymentTitle })).toBeVisible();
  const chosen = page.locator("[name=retake]:checked");
  await expect(chosen).toHaveValue(/^[a-z0-9]{26}$/);
  await page.locator("[name=financing][value=no]").check();
  await sendReserveStep(page);
  await expect(page.getByRole("row", { name: words.tradeInPart })).toBeVisible();
  await page.getByRole("link", { name: words.back }).click();
  await page.locator("[name=retake][value=no]").check();
  await sendReserveStep(page);
  await expect(page.getByRole("row", { name: words.tradeInPart })).toHaveCount(0);
  await page.getByRole("link", { name: words.back }).click();
  await expect(chosen).toHaveValue("no");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, locale: "pt-PT" });

  test("all steps but the card's are taken, in Portuguese, and another vehicle asks first", async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const words = wordsOf("pt", "reservation");
    const vin = await takeVehicle();
    await registerCustomer(page, baseURL ?? "");
    await page.goto(reserveAddress("pt", vin));
    await fillReserve.payment(page, "no");
    await sendReserveStep(page);
    await fillReserve.dealer(page);
    await sendReserveStep(page);
    await fillReserve.person(page, "pt");
    await sendReserveStep(page);
    await expect(page.getByRole("heading", { level: 1, name: words.summaryTitle })).toBeVisible();
    const [other] = await query<{ vin: string }>(
      "select vin from vehicles where status = 'in-stock' and vin <> $1 limit 1",
      [vin],
    );
    await page.goto(reserveAddress("pt", other?.vin ?? "", "payment"));
    await expect(page.getByRole("heading", { level: 1, name: words.otherTitle })).toBeVisible();
    await page.getByRole("link", { name: words.otherGoOn }).click();
    await fillReserve.summary(page, "pt");
    await sendReserveStep(page);
    await expect(page).toHaveURL(/\/pt\/pedido\/reserve\/card\//);
    expect(await statusOf(vin)).toBe("reserved");
  });
});
