import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { fillCard, payButton } from "#tools/test-support/card-form.ts";
import { loginWords } from "#tools/test-support/login.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import { fillReserve, reserveAddress, reserveZip, sendReserveStep } from "#tools/test-support/reserve.ts";
import { storeCustomer } from "#tools/test-support/stored-customer.ts";
import { query } from "../support/database.ts";
import { statusOf, takeVehicle } from "../support/take-vehicle.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

test("a vehicle is reserved with a credit: nothing typed is lost on the way, a new price is shown before it is taken", async ({
  browser,
  page,
}) => {
  test.slow();
  const words = wordsOf("es", "reservation");
  const { fieldErrors } = wordsOf("es", "forms");
  const seen = watchPage(page);
  const vin = await takeVehicle("ES", "28");
  const { email, password } = await storeCustomer();

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
  await expect(page.locator("[data-error-summary]")).toContainText(fieldErrors.deliveryMissing);
  await fillReserve.home(page);
  await page.locator("[name=warrantyId]").nth(1).check();
  await sendReserveStep(page);

  await expect(page.getByRole("heading", { level: 1, name: loginWords.es.title })).toBeVisible();
  await page.getByLabel(loginWords.es.email, { exact: true }).fill(email);
  await page.getByLabel(loginWords.es.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: loginWords.es.submit }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.personTitle })).toBeVisible();
  await expect(page.getByLabel(words.email, { exact: true })).toHaveValue(email);
  await fillReserve.person(page, "es");
  await sendReserveStep(page);
  await expect(page.locator("[data-error-summary]")).toContainText(fieldErrors.birthMissing);
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
  expect(await statusOf(vin)).toMatchObject({ status: "in-stock" });
  await fillReserve.summary(page, "es");
  await sendReserveStep(page);
  await expect(page).toHaveURL(new RegExp(reserveAddress("es", vin, "card").replace("?", "\\?")));
  expect(await statusOf(vin)).toMatchObject({ status: "reserved", state: "held" });

  const other = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
  await other.goto(reserveAddress("es", vin));
  await expect(other.getByRole("heading", { name: words.takenTitle })).toBeVisible();
  await expect(other.getByRole("heading", { name: words.similarTitle })).toBeVisible();
  await other.context().close();

  await fillCard(page, "es");
  await payButton(page).click();
  await expect(page).toHaveURL(new RegExp(`${personalPath("reservations", "es")}[a-z0-9]{26}/`));
  expect(await statusOf(vin)).toMatchObject({ state: "confirmed" });
  expect(seen.problems).toEqual([]);
});
