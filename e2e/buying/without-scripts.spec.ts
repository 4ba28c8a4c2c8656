import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import { reserveAddress, reservePeople } from "#tools/test-support/reserve.ts";
import { storeCustomer } from "#tools/test-support/stored-customer.ts";
import { openPage, sendStep } from "../http/submit-form.ts";
import { statusOf, takeVehicle } from "../support/take-vehicle.ts";
import { test } from "../support/test.ts";

test("in Portuguese and without scripts a vehicle is held over all steps, another one asks first, and it is given up before it is paid", async ({
  context,
}) => {
  const words = wordsOf("pt", "reservation");
  const own = wordsOf("pt", "reservations");
  const [vin, another] = [await takeVehicle("PT", "27"), await takeVehicle("PT", "41")];
  await context.addCookies((await storeCustomer("pt")).cookies);
  const { request } = context;

  let page = await openPage(request, `/pt/carros-usados/${vin}/`);
  page = await page.follow(`a[data-panel=reservation_${vin}]`);
  expect(page.text("main h1")).toBe(words.paymentTitle);
  page = await sendStep(page, { retake: "no" });
  const dealer = page.all("select[name=dealerId] option").at(1)?.attribs.value ?? "";
  page = await sendStep(page, { delivery: "1", dealerId: dealer });
  const { phone, nif, address, zip: zipCode, city } = reservePeople.pt;
  page = await sendStep(page, { phone, nif, address, zipCode, city });
  expect(page.text("main h1")).toBe(words.summaryTitle);

  page = await openPage(request, reserveAddress("pt", another, "payment"));
  expect(page.text("main h1")).toBe(words.otherTitle);
  page = await page.follow("main a", words.otherGoOn);
  page = await sendStep(page, { conditions: "on" });
  expect(page.url.pathname).toBe("/pt/pedido/reserve/card/");
  expect(await statusOf(vin)).toMatchObject({ status: "reserved", state: "held" });

  page = await openPage(request, personalPath("reservations", "pt"));
  const held = page
    .all("main li a")
    .find(({ attribs }) => /\/reserva\/[a-z0-9]{26}\/$/.test(attribs.href ?? ""));
  page = await openPage(request, held?.attribs.href ?? "");
  expect(page.all("main a", own.pay)).not.toEqual([]);
  page = await (await page.follow("main a", own.cancel)).submit(own.cancelSend);
  expect(page.text("[data-reservation-state=cancelled]")).toContain(own.deposits.none);
  expect(page.text()).toContain(own.nexts.cancelled);
  expect(await statusOf(vin)).toEqual({ status: "in-stock", state: "cancelled", reason: null });
  // Again, as from another tab: it is over.
  page = await openPage(request, `${page.url.pathname}?confirm=cancel`);
  expect(page.text()).toContain(own.notCancellable);
});
