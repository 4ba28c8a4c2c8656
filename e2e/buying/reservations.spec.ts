import { expect, type Page } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { fillCard, payButton } from "#tools/test-support/card-form.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import { fillReserve, reserveAddress } from "#tools/test-support/reserve.ts";
import { storeCustomer } from "#tools/test-support/stored-customer.ts";
import { shownAlert } from "../support/sign-in.ts";
import { statusOf, takeVehicle } from "../support/take-vehicle.ts";
import { test } from "../support/test.ts";

const send = (page: Page, within: string) =>
  page.locator(`${within} form:has([name=stamp]) button`).last().click();

test("reserved from its page in the panel, paid, and cancelled with the deposit given back", async ({
  page,
}) => {
  test.slow();
  const wizard = wordsOf("es", "reservation");
  const words = wordsOf("es", "reservations");
  const vin = await takeVehicle("ES", "46");
  await page.context().addCookies((await storeCustomer()).cookies);
  await page.goto(`/coches-ocasion/${vin}/`);
  await touched(page);
  await page.locator(`a[data-panel=reservation_${vin}]:visible`).first().click();
  const panel = "dialog[open]";
  for (const [title, fill] of [
    [wizard.paymentTitle, () => fillReserve.payment(page)],
    [wizard.deliveryTitle, () => fillReserve.dealer(page)],
    [wizard.personTitle, () => fillReserve.person(page, "es")],
    [wizard.summaryTitle, () => fillReserve.summary(page, "es")],
  ] as const) {
    await expect(page.locator(panel).getByRole("heading", { name: title })).toBeVisible();
    await fill();
    await send(page, panel);
  }
  await page.waitForURL(/\/reserve\/card\//);

  await page.goto(personalPath("reservations", "es"));
  const held = page.locator("main li:has([data-reservation-state=held])");
  await expect(held).toContainText(/hasta las \d\d:\d\d/);
  await held.getByRole("link", { name: words.pay }).click();
  await expect(page).toHaveURL(new RegExp(reserveAddress("es", vin, "summary").replace("?", "\\?")));
  await fillReserve.summary(page, "es");
  await send(page, "main");
  await page.waitForURL(/\/reserve\/card\//);
  await fillCard(page, "es");
  await payButton(page).click();

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
  expect(await statusOf(vin)).toEqual({
    status: "in-stock",
    state: "cancelled",
    reason: "He cambiado de idea.",
  });
});
