import { expect } from "vitest";
import { wordsOf } from "#platform/wording.ts";
import { newAddress } from "#tools/test-support/contact-form.ts";
import { newPhone } from "#tools/test-support/new-phone.ts";
import { reserveAddress } from "#tools/test-support/reserve.ts";
import { newPlate } from "#tools/test-support/trade-in.ts";
import { query } from "../support/database.ts";
import { test } from "./customer-test.ts";
import { nameOf } from "./html-page.ts";
import { openPage, type ServedPage, sendStep } from "./submit-form.ts";

test("a car is valued on the way, comes back chosen with its value, and stays out once it is left out", async ({
  request,
}) => {
  const words = wordsOf("es", "reservation");
  const tradeIn = wordsOf("es", "tradeIn");
  const [{ vin = "" } = {}] = await query<{ vin: string }>(
    `select vin from vehicles v join dealers d on d.id = v.dealer_id and d.zip_code like '28%'
      where status = 'in-stock' and financing and v.kind = 'car' order by price_cents desc limit 1`,
  );
  let page = await openPage(request, reserveAddress("es", vin));
  page = await sendStep(page, { retake: "value" });
  page = await sendStep(page, { plate: newPlate("es"), kms: "64.000" });
  page = await sendStep(page, {
    name: "Ana Gómez",
    email: newAddress(),
    phone: newPhone("es"),
    privacy: "on",
  });
  expect(page.all("[name=intention]"), "what is done with the car is known").toEqual([]);
  page = await sendStep(page, { dealerId: page.attribute("[name=dealerId]", "value") });
  page = await page.follow("main a", tradeIn.toReservation);
  expect(page.text("main h1")).toBe(words.paymentTitle);
  const chosen = (from: ServedPage) => from.attribute("[name=retake][checked]", "value");
  expect(chosen(page)).toMatch(/^[a-z0-9]{26}$/);

  page = await sendStep(page);
  const parts = (from: ServedPage) =>
    from.all("main tr").map((row) => from.all("th", undefined, row).map(nameOf)[0]);
  expect(parts(page)).toContain(wordsOf("es", "figures").tradeIn);
  page = await sendStep(await page.follow("main a", words.back), { retake: "no" });
  expect(parts(page)).not.toContain(wordsOf("es", "figures").tradeIn);
  expect(chosen(await page.follow("main a", words.back))).toBe("no");
});
