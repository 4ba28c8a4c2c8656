import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCarAlert } from "#backend/alert/add-car-alert.ts";
import { newLead } from "#backend/alert/test-lead.ts";
import { createBackend } from "#backend/http/app.ts";
import { signIn } from "#backend/identity/test-customer.ts";
import { type LinkPurpose, signLink } from "#backend/mail/signed-link.ts";
import { readPage } from "#backend/pages/test-page.ts";
import type { Database } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { carAlerts } from "#backend/store/schema/saved-lists.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { createLogger } from "#platform/log.ts";
import { confirmLead } from "./confirm-lead.ts";
import { alertMailsEndLink, confirmLink, manageAlertLink, newsletterEndLink } from "./subscription-links.ts";

let database: Database;
let fetchFrom: (request: Request) => Promise<Response>;
beforeAll(async () => {
  database = await openTestDatabase();
  fetchFrom = createBackend(database, { logFor: () => createLogger("silent") }).fetch;
});
afterAll(() => database.close());

const email = "canaria@volante.test";
const now = new Date();
let newsletter: string;
let lead: string;
let alert: string;
beforeEach(async () => {
  const { orm } = database;
  for (const table of [carAlerts, leads]) await orm.delete(table);
  newsletter = await newLead(orm, { email, now, type: "newsletter", locale: "pt" });
  lead = await newLead(orm, { email, now });
  const list = { kind: "car", filters: { brand: "seat", priceTo: "15000" } } as const;
  const request = {
    whose: { leadId: lead },
    locale: "es",
    list,
    name: "<b>Mío</b>",
    path: "/seat/",
    now,
  } as const;
  alert = (await addCarAlert(orm, request)).id;
});

const stored = async () => {
  const { orm } = database;
  return {
    leads: await orm.select().from(leads).orderBy(leads.id),
    alerts: await orm.select().from(carAlerts),
  };
};
const send = async (method: string, link: string, form?: Record<string, string>, page = false) => {
  const address = `http://services.test${link.slice(link.indexOf("/subscriptions"))}${page ? "&page=1" : ""}`;
  const body = form && { body: new URLSearchParams(form) };
  const answer = await fetchFrom(new Request(address, { method, ...body }));
  return { status: answer.status, location: answer.headers.get("location"), html: await answer.text() };
};
/** What a mail program sends for its own button (RFC 8058). */
const oneClick = (link: string) => send("POST", link, { "List-Unsubscribe": "One-Click" });
const links = () => ({
  confirm: confirmLink(lead, now, 14),
  newsletter: newsletterEndLink(newsletter, now),
  alert: manageAlertLink({ kind: "car-alert", id: alert }, now),
  alerts: alertMailsEndLink({ kind: "lead", id: lead }, now),
});

test("following any link changes nothing, however often, and shows a page with a button that names nobody", async () => {
  await database.orm.update(carAlerts).set({ confirmedAt: now });
  const before = await stored();
  for (const link of Object.values(links()))
    for (const method of ["GET", "HEAD", "GET"]) {
      const { status, html } = await send(method, link);
      expect(status).toBe(200);
      expect(html).not.toMatch(/canaria|<script|<b>/);
      if (method === "GET") expect(readPage(html).form?.action).toMatch(/^\?link=.+&page=1$/);
    }
  expect(await stored()).toEqual(before);
});

test("an alert begins when its button is pressed, and says so then and later", async () => {
  const { confirm } = links();
  expect(readPage((await send("GET", confirm)).html).heading).toBe("¿Quieres activar tu alerta?");
  for (let time = 0; time < 2; time++) {
    const { status, location } = await send("POST", confirm, {}, true);
    expect([status, location]).toEqual([303, `?${confirm.split("?")[1]}`]);
    expect(readPage((await send("GET", confirm)).html).heading).toBe("Tu alerta está activada");
  }
  expect((await stored()).alerts).toMatchObject([{ id: alert, confirmedAt: expect.any(Date) }]);
});

test("one click of a mail program ends a newsletter, answered at once and without an origin", async () => {
  const link = newsletterEndLink(newsletter, now);
  const { status, html } = await oneClick(link);
  expect([status, readPage(html).heading]).toEqual([200, "Já não vai receber as nossas novidades"]);
  expect((await stored()).leads.find(({ id }) => id === newsletter)?.email).toBeNull();
  expect((await stored()).leads.find(({ id }) => id === lead)?.email).toBe(email);
  expect((await oneClick(link)).status).toBe(200);
});

test("one click ends all mails about alerts to an address, and nobody else's", async () => {
  const { orm } = database;
  const [{ id: own }, { id: stranger }] = [await signIn(orm), await signIn(orm)];
  await orm.update(customers).set({ email: email.toUpperCase() }).where(eq(customers.id, own));
  await confirmLead(orm, lead, now);
  const list = { filters: {} };
  for (const customerId of [own, stranger])
    await addCarAlert(orm, { whose: { customerId }, locale: "es", list, now });
  const { status, html } = await oneClick(links().alerts);
  expect([status, readPage(html).heading]).toEqual([200, "Ya no recibirás correos de tus alertas"]);
  const by = new Map((await stored()).alerts.map((each) => [each.customerId ?? "lead", each]));
  expect(by.get("lead")).toMatchObject({ removedAt: expect.any(Date) });
  expect(by.get(own)).toMatchObject({ active: false, removedAt: null });
  expect(by.get(stranger)).toMatchObject({ active: true });
  const link = alertMailsEndLink({ kind: "customer", id: own }, now);
  expect(readPage((await send("GET", link)).html).heading).toBe("Ya no recibirás correos de tus alertas");
});

describe("an alert's own page", () => {
  const act = (form: Record<string, string>) => send("POST", links().alert, form, true);
  const show = async () => readPage((await send("GET", links().alert)).html);
  const row = async () => (await stored()).alerts[0];

  test("pauses it and has it go on", async () => {
    await act({ action: "pause" });
    expect([(await row())?.active, (await show()).text]).toEqual([
      false,
      expect.stringContaining("en pausa"),
    ]);
    await act({ action: "resume" });
    expect((await row())?.active).toBe(true);
  });

  test("changes its limits as people type them, takes them away, and keeps the rest", async () => {
    await act({ action: "change", priceTo: "12.500 €", kmsTo: "", yearFrom: "2019" });
    expect(await row()).toMatchObject({
      filters: { brand: "seat", priceTo: "12500", yearFrom: "2019" },
      path: "/seat/?yearFrom=2019&priceTo=12500",
    });
    await act({ action: "change", priceTo: "", kmsTo: "", yearFrom: "" });
    expect((await row())?.filters).toEqual({ brand: "seat" });
  });

  test("refuses a limit that crosses the other end of its range", async () => {
    const filters = { brand: "seat", priceFrom: "10000" };
    await database.orm.update(carAlerts).set({ filters });
    const { status, html } = await act({ action: "change", priceTo: "8000", kmsTo: "", yearFrom: "" });
    expect([status, readPage(html).links.map(({ href }) => href)]).toEqual([
      400,
      expect.arrayContaining(["#priceTo"]),
    ]);
    expect((await row())?.filters).toEqual(filters);
  });

  test("says which limit it cannot read, keeps what was typed, and changes nothing", async () => {
    const before = await stored();
    const { status, html } = await act({
      action: "change",
      priceTo: 'barato"><i>',
      yearFrom: "20190",
      kmsTo: "5",
    });
    expect(status).toBe(400);
    const seen = readPage(html);
    expect(seen.title).toMatch(/^Error: /);
    expect(seen.links.map(({ href }) => href)).toEqual(expect.arrayContaining(["#priceTo", "#yearFrom"]));
    expect(html).toContain("barato&quot;&gt;&lt;i&gt;");
    expect(await stored()).toEqual(before);
  });

  test("does not make it one that the customer has already", async () => {
    const { orm } = database;
    const whose = { customerId: (await signIn(orm)).id };
    const add = (priceTo: string) =>
      addCarAlert(orm, { whose, locale: "pt", list: { filters: { priceTo } }, now });
    const [{ id }] = [await add("9000"), await add("8000")];
    const link = manageAlertLink({ kind: "car-alert", id }, now);
    const { status, html } = await send("POST", link, { action: "change", priceTo: "8000" }, true);
    expect(status).toBe(400);
    expect(readPage(html).text).toContain("Já tem outro alerta que procura o mesmo.");
  });

  test("ends it, once and for all, and does nothing that it was not asked", async () => {
    const before = await stored();
    for (const action of ["", "delete", "constructor"]) await act({ action });
    expect(await stored()).toEqual(before);
    await act({ action: "end" });
    const ended = await row();
    expect(ended?.removedAt).toBeInstanceOf(Date);
    await act({ action: "resume" });
    expect(await row()).toEqual(ended);
    expect((await show()).heading).toBe("La alerta ha terminado");
  });
});

describe("a link that does not hold", () => {
  const sign = (purpose: LinkPurpose, subject: string, days = 1) =>
    signLink({ purpose, subject, expiresAt: new Date(Date.now() + days * 86_400_000) });
  const purposes = [
    ["confirm", "confirm-lead", () => lead],
    ["newsletter", "end-newsletter", () => newsletter],
    ["alert", "manage-alert", () => `car-alert:${alert}`],
    ["alerts", "end-alert-mails", () => `lead:${lead}`],
  ] as const;

  test.each(purposes)("at %s changes nothing and says so", async (page, purpose, subject) => {
    const before = await stored();
    const other = purpose === "manage-alert" ? "confirm-lead" : "manage-alert";
    const good = sign(purpose, subject());
    const cases = [
      ["", 400],
      [good.slice(0, -1), 400],
      [good.replace(/^./, (first) => (first === "Y" ? "Z" : "Y")), 400],
      [sign(other, subject()), 400],
      [sign(purpose, subject(), -1), 410],
      [sign(purpose, "0".repeat(26)), 410],
      [sign(purpose, `car-alert:${"0".repeat(26)}`), 410],
    ] as const;
    for (const [link, expected] of cases)
      for (const method of ["GET", "POST"]) {
        const address = `/subscriptions/${page}?link=${encodeURIComponent(link)}`;
        const { status, html } = await send(
          method,
          address,
          method === "POST" ? { action: "end" } : undefined,
        );
        expect(status, link).toBe(expected);
        expect(readPage(html).form).toBeUndefined();
      }
    expect(await stored()).toEqual(before);
  });
});
