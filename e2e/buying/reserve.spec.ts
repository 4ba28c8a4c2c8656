import { expect, type Locator } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { cardField, fillCard, goodNumber, payButton } from "#tools/test-support/card-form.ts";
import { newAddress } from "#tools/test-support/contact-form.ts";
import { loginWords } from "#tools/test-support/login.ts";
import { newPhone } from "#tools/test-support/new-phone.ts";
import { paths } from "#tools/test-support/paths.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import {
  fillReserve,
  reserveAddress,
  reservePeople,
  reserveZip,
  sendFinanced,
  sendReserveStep,
} from "#tools/test-support/reserve.ts";
import { storeCustomer } from "#tools/test-support/stored-customer.ts";
import { query } from "../support/database.ts";
import { expectVehiclePage, vehicleLinks } from "../support/follow.ts";
import { codeFor } from "../support/mailed.ts";
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
  await fillReserve.payment(page);
  await sendFinanced(page);
  await page.getByLabel(wordsOf("es", "figures").deposit, { exact: true }).fill("1");
  await page.getByRole("button", { name: words.recalculate }).click();
  // What cannot be is brought within the limits, and shown before it counts.
  await expect(page.getByLabel(wordsOf("es", "figures").deposit, { exact: true })).not.toHaveValue("1");
  await expect(page.getByText(/Coincide\./)).toBeVisible();
  await sendReserveStep(page);
  await page.getByLabel(words.zip, { exact: true }).first().fill(reserveZip("es"));
  await page.getByRole("button", { name: words.zipSend }).click();
  await expect(page.getByText(/249,00\s€/).first()).toBeVisible();
  await fillReserve.home(page);
  await page.locator("[name=warrantyId]").nth(1).check();
  await sendReserveStep(page);

  await expect(page.getByRole("heading", { level: 1, name: loginWords.es.title })).toBeVisible();
  await page.getByRole("link", { name: "Entrar con mi contraseña" }).click();
  await page.waitForURL(/\/identity\/login/);
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

/** What one visitor does on the way to a reservation. */
const countSteps = () => {
  const counted = { taps: 0, fields: 0 };
  return {
    counted,
    tap: async (target: Locator) => {
      counted.taps += 1;
      await target.click();
    },
    type: async (target: Locator, text: string) => {
      counted.fields += 1;
      await target.fill(text);
    },
  };
};

test("from home to a reserved car a new customer, who pays at once and collects it, needs 11 taps and 9 fields", async ({
  page,
}) => {
  test.slow();
  const words = wordsOf("es", "reservation");
  const own = wordsOf("es", "reservations");
  const person = reservePeople.es;
  const email = newAddress();
  const phone = newPhone("es");
  const { counted, tap, type } = countSteps();
  const label = (name: string) => page.getByLabel(name, { exact: true });
  const title = (name: string) => page.getByRole("heading", { name });

  await page.goto(paths.home.es);
  await tap(page.locator("main form button:not([type=button])").first());
  await tap(vehicleLinks(page).first());
  await expectVehiclePage(page);
  await tap(page.locator("a[data-panel^=reservation_]:visible").first());
  await expect(title(words.paymentTitle)).toBeVisible();
  await tap(page.locator("button[name=financing][value=no]"));
  await expect(title(words.deliveryTitle)).toBeVisible();
  await tap(page.getByRole("button", { name: words.next }));
  await expect(page.getByText(/para seguir con la reserva/)).toBeVisible();
  await type(label(loginWords.es.email), email);
  await tap(page.locator("[data-identity-widget] button"));
  await page.waitForURL(/\/identity\/code/);
  await type(page.locator("#code"), await codeFor(email));
  await tap(page.getByRole("button"));
  await expect(title(words.personTitle)).toBeVisible();
  await expect(label(words.email)).toHaveValue(email);
  await type(label(words.name), "Lucía Prado");
  await type(label(words.phone), phone);
  await type(label(words.nif), person.nif);
  await type(label(words.receiptAddress), `${person.address}, ${person.zip} ${person.city}`);
  await tap(page.getByRole("button", { name: words.next }));
  await expect(title(words.summaryTitle)).toBeVisible();
  await expect(page.getByText(`${person.zip} ${person.city}`)).toBeVisible();
  await tap(page.getByLabel(words.conditions));
  await tap(page.getByRole("button", { name: /^Reservar por/ }));
  await expect(cardField(page, "es", "owner")).toHaveValue("Lucía Prado");
  await type(cardField(page, "es", "number"), goodNumber);
  await type(cardField(page, "es", "expiry"), "12/30");
  await type(cardField(page, "es", "cvc"), "123");
  await tap(payButton(page));

  await expect(page.locator("[data-reservation-state=confirmed]")).toBeVisible();
  await expect(title(own.plan.title)).toBeVisible();
  expect(counted.taps).toBeLessThanOrEqual(11);
  expect(counted.fields).toBeLessThanOrEqual(9);
  const calendar = await page.getByRole("link", { name: own.plan.addToCalendar }).getAttribute("href");
  const file = await page.request.get(calendar ?? "");
  expect(file.headers()["content-type"]).toContain("text/calendar");
  expect(await file.text()).toContain("DTSTART;VALUE=DATE:");
  const [customer] = await query(
    "select name, phone, password_hash from customers where lower(email) = lower($1)",
    [email],
  );
  expect(customer).toEqual({ name: "Lucía Prado", phone: `+34${phone}`, password_hash: null });
});
