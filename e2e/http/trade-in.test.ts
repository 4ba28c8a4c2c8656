import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "vitest";
import { fill } from "#platform/fill.ts";
import { wordsOf } from "#platform/wording.ts";
import { loginWords } from "#tools/test-support/login.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import { storeValuedCar } from "#tools/test-support/stored-car.ts";
import { storeCustomer } from "#tools/test-support/stored-customer.ts";
import {
  headingOf,
  knownWay,
  stepsOfDescribedCar,
  tradeInPath,
  unavailablePlates,
  unknownPlates,
} from "#tools/test-support/trade-in.ts";
import { query } from "../support/database.ts";
import { withAll } from "../support/tiers.ts";
import { test as customerTest } from "./customer-test.ts";
import { newVisitor, test } from "./http-test.ts";
import { openPage, type ServedPage } from "./submit-form.ts";
import { sendStep, typedOn, walkSteps } from "./trade-in-steps.ts";

const start = (request: APIRequestContext, locale: "es" | "pt" = "es") =>
  openPage(request, tradeInPath(locale));
const typedIn = (page: ServedPage, name: string) => page.attribute(`input[name=${name}]`, "value");
const summary = "[data-error-summary]";

/** The link of the mail to the address that a page names. */
const confirmationLink = async (page: string): Promise<string> => {
  const isTheirs = "key like 'appointment-held:%' and strpos($1, recipient) > 0";
  const [mail] = await query<{ text: string }>(`select text from outbox where ${isTheirs}`, [page]);
  const link = new URL(/https?:\S+\/appointments\/confirm\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  return link.pathname + link.search;
};

for (const locale of ["es", "pt"] as const) {
  const words = wordsOf(locale, "tradeIn");
  const { fieldErrors } = wordsOf(locale, "forms");
  const expectFieldErrors = (page: ServedPage, ...keys: readonly (keyof typeof fieldErrors)[]) => {
    for (const key of keys) expect(page.text(summary)).toContain(fieldErrors[key]);
  };

  test(`${locale}: from the plate to an appointment, with each error named`, async ({ request }) => {
    let page = await start(request, locale);
    expect(page.url.pathname).toBe(tradeInPath(locale, "plate"));
    page = await sendStep(page);
    expectFieldErrors(page, "plateMissing", "kmsMissing");
    page = await sendStep(page, { plate: locale === "es" ? "12-AB-34" : "1234 BCD", kms: "99" });
    expectFieldErrors(page, "plateOther", "kmsFew");
    page = await openPage(request, page.url);
    expect(typedIn(page, "kms")).toBe("99");

    page = await walkSteps(page, locale, ["plate"]);
    expect((await page.follow("main a", words.notMine)).text("main h1")).toBe(words.foundTitle);
    page = await sendStep(page);
    expectFieldErrors(page, "nameMissing", "privacyMissing");
    page = await walkSteps(page, locale, ["person"]);
    expect(page.all("[name=dealerId][checked]")).toHaveLength(1);
    page = await page.submit(words.zipSend, { zip: locale === "es" ? "41001" : "4000-001" });
    expect(page.text("main [role=status]")).not.toBe("");
    expect(page.text("fieldset label")).toContain(locale === "es" ? "Sevilla" : "Porto");

    page = await walkSteps(page, locale, ["dealer"]);
    expect(page.text("main h1")).toBe(words.valuationTitle);
    expect(page.text("main table tfoot")).toContain("€");
    const before = await page.follow("main a", words.back);
    expect(before.all("[name=dealerId][checked]")).toHaveLength(1);
    page = await sendStep(await walkSteps(before, locale, ["dealer"]));
    page = await sendStep(page);
    expectFieldErrors(page, "slotMissing");
    expect(page.all("main a", words.back)).toEqual([]);
    expect(page.all("main progress")).toEqual([]);
    page = await walkSteps(page, locale, ["booking"]);
    expect(page.text("main h1")).toBe(words.appointmentHeldTitle);
    expect(page.all("main a", words.calendar)).toEqual([]);
    const confirm = await openPage(request, await confirmationLink(page.text("main")));
    const confirmed = await confirm.submit(confirm.one("button"));
    expect([confirm.status, confirmed.status]).toEqual([200, 200]);
    expect(confirmed.text("h1")).not.toBe(confirm.text("h1"));
    expect(confirmed.all("button")).toEqual([]);
    expect(typedIn(await page.follow("main a", words.again), "plate")).toBe("");
  });
}

for (const locale of ["es", "pt"] as const)
  test(
    `${locale}: a car that the lists lack gets photos and an appointment, without an account`,
    withAll,
    async ({ request, baseURL }) => {
      const words = wordsOf(locale, "tradeIn");
      const condition = wordsOf(locale, "carCondition");
      const view = { view: condition.povs.front };
      let page = await sendStep(await start(request, locale), {
        plate: unknownPlates[locale],
        kms: "210.000",
      });
      page = await walkSteps(await page.follow("main a", words.notListed), locale, [
        "words",
        "person",
        "dealer",
      ]);
      expect(page.text("main h1")).toBe(words.askTitle);
      const slots = page.all("select[name=slot] option").map(({ attribs }) => attribs.value ?? "");
      const slot = slots[randomInt(1, slots.length)] ?? "";
      page = await sendStep(page, { slot });
      expect(page.text("main h1")).toBe(words.requestTitle);
      const own = page.url.pathname;
      expect(page.text("main dl")).toContain("SEAT Córdoba 1.4 (2006)");
      expect(page.text("main dl")).toContain(slot.slice(11, 16));
      expect(page.text("main")).toContain(words.appointmentHeldTitle);
      expect(page.all("main a", words.calendar)).toEqual([]);

      const photo = new File([await readFile("public/icons/app-192.png")], "car.png", { type: "image/png" });
      page = await page.submit(fill(condition.sendPhoto, view), { image: photo });
      expect([page.url.pathname, page.text("main")]).toEqual([
        own,
        expect.stringContaining(fill(condition.photoSaved, view)),
      ]);
      const address = page.one("main li img").attribs.src ?? "";
      const other = await newVisitor(own, baseURL);
      expect((await other.get(address)).headers()["content-type"]).toBe("image/jpeg");
      const [key = ""] = /[a-z0-9]{26}/.exec(address) ?? [];
      expect((await other.get(address.replace(key, "a".repeat(26)))).status()).toBe(404);
      expect((await openPage(other, own.replace(key, "a".repeat(26)))).status).toBe(404);
      await other.dispose();
      page = await page.submit(fill(condition.removePhoto, view));
      expect(page.all("main li img")).toEqual([]);

      const [sent] = await query<{ email: string }>("select email from leads where car_key = $1", [key]);
      const confirm = await openPage(request, await confirmationLink(sent?.email ?? ""));
      await confirm.submit(confirm.one("button"));
      page = await openPage(request, own);
      const calendar = await request.get(page.one("main a", words.calendar).attribs.href ?? "");
      expect(await calendar.text()).toContain("BEGIN:VCALENDAR");
      const managed = await page.follow("main a", words.manage);
      const cancelled = await managed.submit(/^(?:Anular|Cancelar)/);
      expect(cancelled.status).toBe(200);
      page = await openPage(request, own);
      expect(page.one("main a", words.requestChoose).attribs.href).toMatch(/\/appointments\/manage/);
    },
  );

const words = wordsOf("es", "tradeIn");
const personal = wordsOf("es", "tradeIns");

test("a plate that the register does not know keeps what was typed and goes on by hand", async ({
  request,
}) => {
  let page = await sendStep(await start(request), { plate: unknownPlates.es, kms: "64.000" });
  expect(page.text()).toContain(words.tradeInPanelError);
  page = await sendStep(page, { month: "12", year: String(new Date().getFullYear()) });
  expect(page.text(summary)).toContain(wordsOf("es", "forms").fieldErrors.brandMissing);
  page = await walkSteps(page, "es", ["make"]);
  // The series of the plate was given out at another time.
  expect(page.text()).toContain(words.seriesTitle);
  const first = await (await page.follow("main a", words.back)).follow("main a", words.back);
  expect(typedIn(first, "plate")).toBe(unknownPlates.es);
  const valued = await walkSteps(
    await openPage(request, tradeInPath("es", "model")),
    "es",
    stepsOfDescribedCar.slice(1),
  );
  expect(valued.text("main h1")).toBe(headingOf("valuation", "es"));
});

test("a register that does not answer stops nobody", async ({ request }) => {
  const page = await sendStep(await start(request), { plate: unavailablePlates.es, kms: "64.000" });
  expect(page.text()).toContain(words.registerAway);
  expect(page.text("main h1")).toBe(headingOf("make", "es"));
});

test("a page that is not open leads to the one that is, and says that no cookie is kept", async ({
  request,
}) => {
  const page = await openPage(request, tradeInPath("es", "booking"));
  expect(page.url.pathname + page.url.search).toBe("/solicitud/trade-in/plate/?revisar=1");
  expect(page.text(summary)).toContain(wordsOf("es", "forms").fieldErrors.notKept);
});

customerTest("a customer moves, cancels and deletes what was valued", async ({ request }) => {
  const list = await openPage(request, personalPath("tradeIns", "es"));
  expect(list.text()).toContain(personal.none);
  let page = await walkSteps(await list.follow("main a", personal.first), "es", ["plate"]);
  // The form knows who is signed in.
  expect(typedIn(page, "email")).toContain("@");
  page = await sendStep(await walkSteps(page, "es", ["person", "dealer"]));
  page = await walkSteps(page, "es", ["booking"]);
  const own = page.url.pathname;
  expect(own).toMatch(new RegExp(`^${personalPath("tradeIns", "es")}[a-z0-9]{26}/$`));
  expect(page.all("main h2", personal.appointment)).toHaveLength(1);

  page = await page.follow("main a", personal.move);
  expect(page.text("main h1")).toBe(words.bookingMoveTitle);
  page = await sendStep(page, typedOn.booking(page));
  expect(page.url.pathname).toBe(own);
  const file = page.one("main a", words.calendar).attribs.href ?? "";
  const calendar = await request.get(file);
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  expect(await calendar.text()).toMatch(/SEQUENCE:2\r\n/);
  expect((await request.get(`${file}0`)).status()).toBe(404);

  page = await (await page.follow("main a", personal.cancel)).submit(personal.cancelSend);
  expect(page.text()).toContain(personal.cancelled);
  const taken = await request.get(page.one("main a", personal.cancelledCalendar).attribs.href ?? "");
  expect(await taken.text()).toMatch(/METHOD:CANCEL\r\n[\s\S]*SEQUENCE:3\r\n/);
  expect(page.all("main h2", personal.appointment)).toEqual([]);
  page = await (await page.follow("main a", personal.delete)).submit(personal.deleteSend);
  expect(page.text()).toContain(personal.deleted);
  expect(page.text()).toContain(personal.none);
  expect((await openPage(request, own)).status).toBe(404);
});

/** Signs in by the provider's own form. */
const logIn = async (login: ServedPage, { email, password }: { email: string; password: string }) =>
  (await login.follow("main a", loginWords.es.form)).submit(loginWords.es.submit, { email, password });

test("what was valued before the login is the customer's after it", async ({ request }) => {
  const valued = await walkSteps(await start(request), "es", knownWay);
  const value = valued.text("main strong");
  const page = await logIn(await valued.follow("main a", words.later), await storeCustomer());
  expect(page.url.pathname).toBe(tradeInPath("es", "valuation"));
  expect(page.text("main strong")).toBe(value);
  expect((await page.follow("main a", words.seeTradeIns)).text()).toContain(value);
});

test("what is typed outlasts a login and a session that ends, but no logout", async ({
  request,
  baseURL,
}) => {
  const name = "Ana Sin Apellidos";
  let page = await walkSteps(await start(request), "es", ["plate"]);
  page = await sendStep(page, { name });
  expect(page.text(summary)).not.toBe("");
  const customer = await storeCustomer();
  await logIn(await openPage(request, "/acceso/"), customer);
  page = await start(request);
  expect(page.url.pathname).toBe(tradeInPath("es", "person"));
  expect(typedIn(page, "name")).toBe(name);
  const { cookies } = await request.storageState();
  const left = cookies.filter((cookie) => !/^volante(?:-known)?$/.test(cookie.name));
  const signedOut = await newVisitor(customer.id, baseURL, left as never);
  expect(typedIn(await openPage(signedOut, tradeInPath("es", "person")), "name")).toBe(name);
  await signedOut.dispose();
  const account = await openPage(request, personalPath("account", "es"));
  await account.submit(account.one("main form button", loginWords.es.logOut));
  expect(typedIn(await start(request), "plate")).toBe("");
});

customerTest(
  "a stored trade-in is gone on with at the step that is named, by its customer alone",
  async ({ request, customer, baseURL }) => {
    const path = await storeValuedCar(customer.id, "es");
    const address = `${tradeInPath("es")}?step=2&retake=${path.split("/").at(-2)}`;
    expect(typedIn(await openPage(request, address), "name")).toBe("Ana Prado");
    const other = await newVisitor(address, baseURL);
    const login = await openPage(other, address);
    expect(login.url.pathname + login.url.search).toMatch(/^\/acceso\/\?returnTo=/);
    await other.dispose();
  },
);
