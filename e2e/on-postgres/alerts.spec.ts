import { expect, type Page } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { comeFromElsewhere, newAddress, takeTime } from "#tools/test-support/contact-form.ts";
import { fillLead, leadForms, openPageWith, triggerOf } from "#tools/test-support/lead-forms.ts";
import { query } from "../support/database.ts";
import { expectSilence } from "../support/expect-silence.ts";
import { test } from "../support/test.ts";

/** The link of the newest mail to somebody that leads to a page of the services. */
const linkFor = async (email: string, page: string): Promise<string> => {
  const [mail] = await query<{ text: string }>(
    "select text from outbox where recipient = $1 and text like $2 order by id desc limit 1",
    [email, `%/subscriptions/${page}?link=%`],
  );
  const found = new RegExp(`/api/services/subscriptions/${page}\\?link=[\\w.-]+`).exec(mail?.text ?? "");
  return found?.[0] ?? "";
};

const alertOf = async (email: string) => {
  const [alert] = await query<{
    active: boolean;
    confirmed: boolean;
    priceTo: string | null;
    removed: boolean;
  }>(
    `select a.active, a.confirmed_at is not null as confirmed, a.filters->>'priceTo' as "priceTo", a.removed_at is not null as removed
     from car_alerts a join leads l on l.id = a.lead_id where lower(l.email) = $1`,
    [email],
  );
  return alert;
};

/** Everything that the page offers, by its buttons. */
const press = (page: Page, index: number) => page.locator("main button, body > * button").nth(index).click();

for (const locale of ["es", "pt"] as const)
  test(`${locale}: an alert without an account begins, is changed and ends by the links of its mails, and by no scanner of mail`, async ({
    page,
    request,
  }) => {
    test.slow();
    await comeFromElsewhere(page);
    const form = leadForms.find(({ panel }) => panel === "car-alert");
    if (!form) throw new Error("There is no form of a car alert");
    const email = newAddress();
    await openPageWith(page, form, locale);
    await page.goto((await triggerOf(page, form).getAttribute("href")) ?? "");
    await fillLead(page, form, locale, email);
    await takeTime(page);
    await page.getByRole("button", { name: wordsOf(locale, "leads").carAlertSend }).click();
    await expect(page.getByRole("heading", { name: wordsOf(locale, "leads").toConfirmTitle })).toBeVisible();

    const confirm = await linkFor(email, "confirm");
    for (let scanner = 0; scanner < 3; scanner++) expect((await request.get(confirm)).status()).toBe(200);
    expect(await alertOf(email)).toMatchObject({ confirmed: false });
    await page.goto(confirm);
    await expectSilence(page, "an alert to be confirmed");
    await press(page, 0);
    expect(await alertOf(email)).toMatchObject({ confirmed: true, active: true });
    await expectSilence(page, "a confirmed alert");

    const manage = await linkFor(email, "alert");
    expect((await request.get(manage)).status()).toBe(200);
    await page.goto(manage);
    await expectSilence(page, "an alert and what can be done with it");
    await page.locator("input[name=priceTo]").fill("12.500");
    await page.locator("form:has(input[name=priceTo]) button").click();
    expect(await alertOf(email)).toMatchObject({ priceTo: "12500", active: true, removed: false });
    await expectSilence(page, "an alert that was changed");
    await page.goto(`${manage.slice(0, -3)}abc`);
    await expectSilence(page, "a link that was altered");
    await expect(page.locator("main form, body form")).toHaveCount(0);
  });
