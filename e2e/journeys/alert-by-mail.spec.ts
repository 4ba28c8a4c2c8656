import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { newAddress } from "#tools/test-support/contact-form.ts";
import { leadPath } from "#tools/test-support/lead-forms.ts";
import { openPage } from "../http/submit-form.ts";
import { query } from "../support/database.ts";
import { expectSilence } from "../support/expect-silence.ts";
import { test } from "../support/test.ts";

/** The link of the newest mail to an address that leads to a page of the services. */
const linkFor = async (email: string, page: string): Promise<string> => {
  const [mail] = await query<{ text: string }>(
    "select text from outbox where recipient = $1 and text like $2 order by id desc limit 1",
    [email, `%/subscriptions/${page}?link=%`],
  );
  return new RegExp(`/api/services/subscriptions/${page}\\?link=[\\w.-]+`).exec(mail?.text ?? "")?.[0] ?? "";
};

const alertOf = async (email: string) => {
  const [alert] = await query(
    `select a.active, a.confirmed_at is not null as confirmed, a.filters->>'priceTo' as "priceTo", a.removed_at is not null as removed
     from car_alerts a join leads l on l.id = a.lead_id where lower(l.email) = $1`,
    [email],
  );
  return alert;
};

test("an alert without an account begins and is changed by the links of its mails, and by no scanner of mail", async ({
  page,
  request,
}) => {
  const { carAlertSend, toConfirmTitle } = wordsOf("es", "leads");
  const email = newAddress();
  const form = await openPage(request, `${leadPath("car-alert", "es")}?kind=car&list=%2Fcoches-ocasion%2F`);
  const sent = await form.submit(carAlertSend, { email, privacy: "on" });
  expect(sent.text("main h1")).toBe(toConfirmTitle);

  const confirm = await linkFor(email, "confirm");
  for (let scanner = 0; scanner < 3; scanner++) expect((await request.get(confirm)).status()).toBe(200);
  expect(await alertOf(email)).toMatchObject({ confirmed: false });
  await page.goto(confirm);
  await expectSilence(page, "an alert to be confirmed");
  await page.getByRole("button").first().click();
  await expectSilence(page, "a confirmed alert");
  expect(await alertOf(email)).toMatchObject({ confirmed: true, active: true });

  const manage = await linkFor(email, "alert");
  expect((await request.get(manage)).status()).toBe(200);
  await page.goto(manage);
  await expectSilence(page, "an alert and what can be done with it");
  await page.locator("input[name=priceTo]").fill("12.500");
  await page.locator("form:has(input[name=priceTo]) button").click();
  await expectSilence(page, "an alert that was changed");
  expect(await alertOf(email)).toMatchObject({ priceTo: "12500", active: true, removed: false });
  await page.goto(`${manage.slice(0, -3)}abc`);
  await expectSilence(page, "a link that was altered");
  await expect(page.locator("main form, body form")).toHaveCount(0);
});
