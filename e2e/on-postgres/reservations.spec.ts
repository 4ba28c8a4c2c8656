import { expect, type Page } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { comeFromElsewhere } from "#tools/test-support/contact-form.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import { registerCustomer } from "#tools/test-support/register-customer.ts";
import { fillReserve, reserveAddress } from "#tools/test-support/reserve.ts";
import { query } from "../support/database.ts";
import { shownAlert } from "../support/sign-in.ts";
import { test } from "../support/test.ts";

// The cheapest that are left; reserve.spec.ts has the dearest.
test.describe.configure({ mode: "serial" });
test.beforeEach(({ page }) => comeFromElsewhere(page));

const takeVehicle = async (
  country: "ES" | "PT",
): Promise<{ readonly vin: string; readonly path: string }> => {
  const [found] = await query<{ vin: string }>(
    `select v.vin from vehicles v join dealers d on d.id = v.dealer_id
      where v.status = 'in-stock' and v.kind = 'car' and d.country = $1 and d.zip_code !~ '^(?:07|35|38|51|52|9)'
      and v.id not in (select vehicle_id from reservations) order by v.price_cents limit 1`,
    [country],
  );
  if (found === undefined) throw new Error("Nothing is left to reserve");
  return {
    vin: found.vin,
    path: `${country === "ES" ? "/coches-ocasion/" : "/pt/carros-usados/"}${found.vin}/`,
  };
};
const statusOf = async (vin: string) =>
  (await query<{ status: string }>("select status from vehicles where vin = $1", [vin]))[0]?.status;
const reasonOf = async (vin: string) =>
  (
    await query<{ cancel_reason: string | null }>(
      "select cancel_reason from reservations r join vehicles v on v.id = r.vehicle_id where v.vin = $1",
      [vin],
    )
  )[0]?.cancel_reason;

const send = (page: Page, within: string) =>
  page.locator(`${within} form:has([name=stamp]) button`).last().click();

/** Over the steps up to the card's, paid at once and fetched from a dealer. @param within where the steps are shown */
const reserve = async (page: Page, locale: "es" | "pt", within: string): Promise<void> => {
  const words = wordsOf(locale, "reservation");
  const steps = {
    payment: () => fillReserve.payment(page, "no"),
    delivery: () => fillReserve.dealer(page),
    person: () => fillReserve.person(page, locale),
    summary: () => fillReserve.summary(page, locale),
  };
  for (const [step, fill] of Object.entries(steps)) {
    const title = words[`${step as keyof typeof steps}Title`];
    await expect(page.locator(within).getByRole("heading", { name: title })).toBeVisible();
    await fill();
    await send(page, within);
  }
  await page.waitForURL(/\/reserve\/card\//);
};

test("reserved from its page in the panel, paid, and cancelled with the deposit given back", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const words = wordsOf("es", "reservations");
  const { vin, path } = await takeVehicle("ES");
  await registerCustomer(page, baseURL ?? "");
  await page.goto(path);
  await touched(page);
  await page.locator(`a[data-panel=reservation_${vin}]:visible`).first().click();
  await reserve(page, "es", "dialog[open]");

  await page.goto(personalPath("reservations", "es"));
  const held = page.locator("main li:has([data-reservation-state=held])");
  await expect(held).toContainText(/hasta las \d\d:\d\d/);
  await held.getByRole("link", { name: words.pay }).click();
  await expect(page).toHaveURL(new RegExp(reserveAddress("es", vin, "summary").replace("?", "\\?")));
  await fillReserve.summary(page, "es");
  await send(page, "main");
  await page.waitForURL(/\/reserve\/card\//);
  const card = wordsOf("es", "cardStep").browser;
  await page.getByLabel(card.number, { exact: true }).fill("4242 4242 4242 4242");
  await page.getByLabel(card.expiry, { exact: true }).fill("12/34");
  await page.getByLabel(card.cvc, { exact: true }).fill("123");
  await page.getByLabel(card.owner, { exact: true }).fill("Ana Gomez");
  await page.getByRole("button", { name: /300,00/ }).click();

  await expect(page.locator("[data-reservation-state=confirmed]")).toBeVisible();
  await expect(shownAlert(page, wordsOf("es", "session").reservationPaid)).toBeVisible();
  await page.getByRole("link", { name: words.cancel }).click();
  await page.getByLabel(new RegExp(words.reason)).fill("He cambiado de idea.");
  await page.getByRole("button", { name: words.cancelSend }).click();
  await expect(page.locator("[data-reservation-state=cancelled]")).toContainText("devuelta");
  await expect(shownAlert(page, wordsOf("es", "session").reservationCancelled)).toBeVisible();
  await expect(page.locator("main ol li")).toHaveText([
    new RegExp(words.events.held),
    new RegExp(words.events.confirmed),
    new RegExp(words.events.cancelled),
    new RegExp(words.events["refund-begun"]),
    new RegExp(words.events.refunded),
  ]);
  expect([await statusOf(vin), await reasonOf(vin)]).toEqual(["in-stock", "He cambiado de idea."]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, locale: "pt-PT" });

  test("what is held is seen, and given up before anything is charged", async ({ page, baseURL }) => {
    test.slow();
    const words = wordsOf("pt", "reservations");
    const { vin, path } = await takeVehicle("PT");
    await registerCustomer(page, baseURL ?? "");
    await page.goto(path);
    await page.locator(`a[data-panel=reservation_${vin}]:visible`).first().click();
    await reserve(page, "pt", "main");
    expect(await statusOf(vin)).toBe("reserved");

    await page.goto(personalPath("reservations", "pt"));
    await page.locator("main li:has([data-reservation-state=held]) a").first().click();
    await expect(page.getByRole("link", { name: words.pay })).toBeVisible();
    await page.getByRole("link", { name: words.cancel }).click();
    await page.getByRole("button", { name: words.cancelSend }).click();
    await expect(page.locator("[data-reservation-state=cancelled]")).toContainText(words.deposits.none);
    await expect(page.getByText(words.nexts.cancelled)).toBeVisible();
    expect([await statusOf(vin), await reasonOf(vin)]).toEqual(["in-stock", null]);
    // Again, as from another tab: it is over.
    await page.goto(`${new URL(page.url()).pathname}?confirm=cancel`);
    await expect(page.getByText(words.notCancellable)).toBeVisible();
  });
});
