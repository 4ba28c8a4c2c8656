import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { comeFromElsewhere } from "#tools/test-support/contact-form.ts";
import { demoCustomers, loginWords } from "#tools/test-support/login.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import { registerCustomer } from "#tools/test-support/register-customer.ts";
import {
  appointmentPath,
  awayPlates,
  fillStep,
  headingOf,
  knownWay,
  sendStep,
  tradeInPath,
  walk,
} from "#tools/test-support/trade-in.ts";
import { shownAlert, signInDemo } from "../support/sign-in.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

test.beforeEach(({ page }) => comeFromElsewhere(page));

const hubs = { es: "/tasacion-de-vehiculos/", pt: "/pt/avaliacao-de-veiculos/" } as const;

for (const locale of ["es", "pt"] as const) {
  const words = wordsOf(locale, "tradeIn");
  const personal = wordsOf(locale, "tradeIns");

  test(`${locale}: in the panel, by keyboard, from the plate to an appointment that closes it and is told`, async ({
    page,
  }) => {
    test.slow();
    const seen = watchPage(page);
    await page.goto(hubs[locale]);
    await touched(page);
    await page.locator("footer a[data-panel=tradein]").first().focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: words.plateTitle });
    await expect(dialog.getByLabel(words.plate, { exact: true })).toBeVisible();
    const open = page.locator("dialog[open]");
    await open.getByLabel(words.kms, { exact: true }).press("Enter");
    await expect(open.locator("[data-error-summary]")).toBeFocused();
    // What is typed and not sent is there again when the panel is.
    await open.getByLabel(words.kms, { exact: true }).fill("70.500");
    await page.keyboard.press("Escape");
    await expect(open).toHaveCount(0);
    await page.locator("footer a[data-panel=tradein]").first().press("Enter");
    await expect(open.getByLabel(words.kms, { exact: true })).toHaveValue("70.500");
    await walk(page, open, locale, knownWay);
    await expect(open.getByRole("table")).toContainText("€");
    await expect(page).toHaveURL(new RegExp(`${hubs[locale]}#tradein$`));
    await sendStep(open);
    await fillStep.booking(open, locale);
    await sendStep(open);
    await expect(page).toHaveURL(new RegExp(appointmentPath(locale)));
    await expect(open).toHaveCount(0);
    await expect(shownAlert(page, wordsOf(locale, "session").tradeInBooked)).toBeVisible();
    expect(seen.problems).toEqual([]);
  });

  test(`${locale}: a customer moves, cancels and deletes what was valued`, async ({ page, baseURL }) => {
    test.slow();
    await registerCustomer(page, baseURL ?? "");
    await page.goto(personalPath("tradeIns", locale));
    await expect(page.getByText(personal.none)).toBeVisible();
    await page.locator("main").getByRole("link", { name: personal.first }).click();
    await walk(page, page, locale, ["plate", "found"]);
    // Whoever is signed in finds their name and address filled in.
    await expect(page.getByLabel(wordsOf(locale, "forms").email, { exact: true })).not.toHaveValue("");
    await walk(page, page, locale, ["person", "dealer"]);
    await sendStep(page);
    await fillStep.booking(page, locale);
    await sendStep(page);
    await expect(page).toHaveURL(new RegExp(`${personalPath("tradeIns", locale)}[a-z0-9]{26}/$`));
    const own = new URL(page.url()).pathname;
    const when = page.getByRole("heading", { name: personal.appointment });
    await expect(when).toBeVisible();

    await page.getByRole("link", { name: personal.move }).click();
    await expect(page.getByRole("heading", { name: words.bookingMoveTitle })).toBeVisible();
    await fillStep.booking(page, locale);
    await sendStep(page);
    await expect(page).toHaveURL(new RegExp(`${own}$`));
    await expect(when).toBeVisible();
    const file = await page.getByRole("link", { name: words.calendar }).getAttribute("href");
    expect(await (await page.request.get(file ?? "")).text()).toMatch(/SEQUENCE:2\r\n/);

    await page.getByRole("link", { name: personal.cancel }).click();
    await page.getByRole("button", { name: personal.cancelSend }).click();
    await expect(page.getByText(personal.cancelled)).toBeVisible();
    await expect(when).toHaveCount(0);
    await page.getByRole("link", { name: personal.delete }).click();
    await page.getByRole("button", { name: personal.deleteSend }).click();
    await expect(page.getByText(personal.deleted)).toBeVisible();
    await expect(page.getByText(personal.none)).toBeVisible();
    expect((await page.goto(own))?.status()).toBe(404);
  });
}

test("what nobody signed in has had valued is the customer's after the login, also after it was given up halfway", async ({
  page,
}) => {
  test.slow();
  const words = wordsOf("es", "tradeIn");
  await page.goto(tradeInPath("es"));
  await walk(page, page, "es", knownWay);
  const value = await page.locator("main strong").first().textContent();
  await page.getByRole("link", { name: words.later }).click();
  await page.getByLabel(loginWords.es.email, { exact: true }).fill(demoCustomers.es.email);
  await page.getByLabel(loginWords.es.password, { exact: true }).fill(demoCustomers.es.password);
  await page.getByRole("button", { name: loginWords.es.submit }).click();
  await expect(page).toHaveURL(new RegExp(`${tradeInPath("es", "valuation")}$`));
  await expect(page.locator("main strong").first()).toHaveText(value ?? "");
  await page.locator("main").getByRole("link", { name: words.seeTradeIns }).click();
  await expect(page.locator("main li:has(h2)").first()).toContainText(value ?? "");
});

test("what is typed outlasts a reload, a login and a session that ends, but no logout", async ({ page }) => {
  test.slow();
  const { name } = wordsOf("es", "forms");
  const typed = page.getByLabel(name, { exact: true });
  await page.goto(tradeInPath("es"));
  await walk(page, page, "es", ["plate", "found"]);
  await typed.fill("Ana Sin Apellidos");
  await sendStep(page);
  await expect(page.locator("[data-error-summary]")).toBeFocused();
  await page.reload();
  await expect(typed).toHaveValue("Ana Sin Apellidos");
  await signInDemo(page, "es");
  await page.goto(tradeInPath("es"));
  await expect(page).toHaveURL(new RegExp(`${tradeInPath("es", "person")}$`));
  await expect(typed).toHaveValue("Ana Sin Apellidos");
  await page.context().clearCookies({ name: /^volante(?:-known)?$/ });
  await page.goto(tradeInPath("es", "person"));
  await expect(typed).toHaveValue("Ana Sin Apellidos");
  await signInDemo(page, "es");
  await page.goto(personalPath("account", "es"));
  await page.locator("main").getByRole("button", { name: loginWords.es.logOut }).click();
  await expect(shownAlert(page, loginWords.es.loggedOut)).toBeVisible();
  await page.goto(tradeInPath("es"));
  await expect(page.getByLabel(wordsOf("es", "tradeIn").plate, { exact: true })).toHaveValue("");
});

test("the hash of a trade-in asks for the login, and leads back to the step that it names", async ({
  page,
}) => {
  await signInDemo(page, "es");
  await page.goto(personalPath("tradeIns", "es"));
  const link = page.locator("main li h2 a").last();
  const id = (await link.getAttribute("href"))?.split("/").at(-2);
  await page.goto(`/blog/#tradein_2_${id}`);
  const open = page.locator("dialog[open]");
  await expect(open.getByLabel(wordsOf("es", "forms").name, { exact: true })).toHaveValue("Lucía Navarro");
  await page.context().clearCookies();
  await page.goto(`${tradeInPath("es")}?step=2&retake=${id}`);
  await expect(page).toHaveURL(/\/acceso\/\?returnTo=/);
});

test("a register that does not answer stops nobody", async ({ page }) => {
  const words = wordsOf("es", "tradeIn");
  await page.goto(tradeInPath("es"));
  await page.getByLabel(words.plate, { exact: true }).fill(awayPlates.es);
  await page.getByLabel(words.kms, { exact: true }).fill("64.000");
  await sendStep(page);
  await expect(page.getByText(words.registerAway)).toBeVisible();
  await expect(page.getByRole("heading", { name: headingOf("make", "es") })).toBeVisible();
});
