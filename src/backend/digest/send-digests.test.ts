import { eq } from "drizzle-orm";
import { Parser } from "htmlparser2";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCarAlert } from "#backend/alert/add-car-alert.ts";
import { confirmAlertOf } from "#backend/alert/confirm-alert-of.ts";
import { setPrice } from "#backend/alert/test-alerts.ts";
import { newLead } from "#backend/alert/test-lead.ts";
import { createBackend } from "#backend/http/app.ts";
import { signIn } from "#backend/identity/test-customer.ts";
import { jobs } from "#backend/jobs/job-table.ts";
import { deliverMails } from "#backend/mail/deliver-mails.ts";
import { startTestMailServer, type TestMailServer } from "#backend/mail/test-mail-server.ts";
import { readPage } from "#backend/pages/test-page.ts";
import type { Database } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { alertEvents } from "#backend/store/schema/notifications.ts";
import { carAlerts } from "#backend/store/schema/saved-lists.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { createLogger } from "#platform/log.ts";
import { readOpenEvents } from "./read-open-events.ts";
import { sendDigest, sendDigests } from "./send-digests.ts";

let database: Database;
let server: TestMailServer;
let fetchFrom: (request: Request) => Promise<Response>;
const log = createLogger("silent");
let stock: (typeof vehicles.$inferSelect)[];
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 40 });
  fetchFrom = createBackend(database, { logFor: () => log }).fetch;
  server = await startTestMailServer();
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const now = new Date();
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let customerId: string;
let address: string;
beforeEach(async () => {
  const { orm } = database;
  for (const table of [carAlerts, outbox]) await orm.delete(table);
  await orm.update(vehicles).set({ status: "in-stock", priceCents: 1_500_000, previousPriceCents: null });
  stock = await orm.select().from(vehicles).orderBy(vehicles.id);
  customerId = (await signIn(orm)).id;
  address = `${customerId}@volante.test`;
});

const list = (filters = {}) => ({ filters });
const addAlert = (more: object = {}) =>
  addCarAlert(database.orm, {
    whose: { customerId },
    locale: "pt",
    list: list(),
    path: "/listado/?x=spam.com",
    now,
    ...more,
  });
const find = (carAlertId: string, at: number, more: Partial<typeof alertEvents.$inferInsert> = {}) =>
  database.orm.insert(alertEvents).values({
    carAlertId,
    vin: stock[at]?.vin ?? "",
    event: "arrived",
    priceCents: 1_500_000,
    createdAt: now,
    ...more,
  });
const send = (minutes = 0) => sendDigests(database.orm, { now: later(minutes) });
const mails = () => database.orm.select().from(outbox).orderBy(outbox.id);
const open = async () =>
  (await database.orm.select().from(alertEvents)).filter(({ settledAt }) => settledAt === null).length;
const hrefs = (html: string) => {
  const found: string[] = [];
  const parser = new Parser({ onopentag: (_, { href }) => void (href && found.push(href)) });
  parser.end(html);
  return found;
};

describe("a mail about alerts", () => {
  test("has a section for each alert, five vehicles at most, and ways to pause, end and see more", async () => {
    const [many, one] = [
      await addAlert({ name: "Muitos" }),
      await addAlert({ list: list({ fuel: "diesel" }) }),
    ];
    for (let at = 0; at < 8; at++) await find(many.id, at);
    await find(one.id, 9, { event: "cheaper:1500000", previousPriceCents: 1_600_000 });
    await send();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: address,
      locale: "es",
      subject: "9 vehículos para ti en tus alertas",
    });
    expect(mail?.text).toContain("== Alerta «Muitos» ==");
    expect(mail?.text).toContain("Hay 3 vehículos más en esta alerta.\nhttp://localhost:3000/listado/\n");
    expect(mail?.text.replaceAll("\u00a0", " ")).toContain("15.000,00 € (antes 16.000,00 €)");
    const links = hrefs(mail?.html ?? "");
    expect(links.filter((link) => /\/subscriptions\/alert\?/.test(link))).toHaveLength(2);
    expect(links.filter((link) => /-\d{8}\/$/.test(link))).toHaveLength(6);
    expect(mail?.html.match(/<img src="http:\/\/localhost:3000\/_next\/image\?/g)).toHaveLength(6);
    expect(links).toContain("http://localhost:3000/acceso/?returnTo=%2Fpersonal%2Fnotificacion%2F");
    for (const link of links) expect(link).toMatch(/^http:\/\/localhost:3000\/(?!personal)/);
    expect(mail?.listUnsubscribe).toBe(links.at(-1));
    expect(mail?.listUnsubscribe).toContain("/api/services/subscriptions/alerts?link=");
    expect(Number(mail?.expiresAt)).toBe(later(120).getTime());
  });

  test("goes to an address once an hour, whosever alerts it has; what comes meanwhile waits", async () => {
    const { orm } = database;
    const leadId = await newLead(orm, { email: address.toUpperCase(), now });
    const own = await addAlert();
    const anonymous = await addAlert({ whose: { leadId }, list: list({ brand: "seat" }) });
    await confirmAlertOf(orm, leadId, now);
    await find(own.id, 0);
    await find(anonymous.id, 1);
    await Promise.all([send(), send(), send()]);
    expect(await mails()).toHaveLength(1);
    await find(own.id, 2);
    for (const minutes of [1, 30, 59]) await send(minutes);
    // A customer who looked before the first mail was written and comes to it now.
    const [[to, events] = ["", []]] = await readOpenEvents(orm, [address]);
    await sendDigest(orm, { address: to, events, vehicles: new Map(), now: later(59) });
    expect([(await mails()).length, await open()]).toEqual([1, 1]);
    await send(61);
    expect([(await mails()).length, await open()]).toEqual([2, 0]);
    await send(200);
    expect(await mails()).toHaveLength(2);
  });

  test("never tells of what is reserved, sold, gone or dear again by then", async () => {
    const { id } = await addAlert();
    const cheaper = { event: "cheaper:1500000", previousPriceCents: 1_600_000 };
    for (const at of [0, 1]) await find(id, at);
    for (const at of [2, 3]) await find(id, at, cheaper);
    await find(id, 0, { vin: "ZZZZZZZZZZZZZZZZZ" });
    const set = (at: number, values: Partial<typeof vehicles.$inferInsert>) =>
      database.orm
        .update(vehicles)
        .set(values)
        .where(eq(vehicles.vin, stock[at]?.vin ?? ""));
    await set(0, { status: "reserved" });
    await set(1, { status: "bought" });
    await set(2, { priceCents: 1_600_000 });
    await set(3, { status: "reserved" });
    await send();
    expect([await mails(), await open()]).toEqual([[], 0]);
  });

  test("is not written for an alert that was paused or ended meanwhile", async () => {
    const [paused, ended] = [await addAlert(), await addAlert({ list: list({ fuel: "diesel" }) })];
    for (const { id } of [paused, ended]) await find(id, 0);
    await database.orm.update(carAlerts).set({ active: false }).where(eq(carAlerts.id, paused.id));
    await database.orm.update(carAlerts).set({ removedAt: now }).where(eq(carAlerts.id, ended.id));
    await send();
    expect([await mails(), await open()]).toEqual([[], 0]);
  });

  test("that found no mail server in time is written anew, with what still holds", async () => {
    const { id } = await addAlert();
    for (const at of [0, 1]) await find(id, at);
    await send();
    await database.orm.update(outbox).set({ state: "expired" });
    const isFirst = eq(vehicles.vin, stock[0]?.vin ?? "");
    await database.orm.update(vehicles).set({ status: "reserved" }).where(isFirst);
    await send(180);
    const [, second, ...others] = await mails();
    expect(others).toEqual([]);
    expect(second?.subject).toBe("1 vehículo para ti en tus alertas");
    await send(300);
    expect(await mails()).toHaveLength(2);
  });

  test("makes no link and no markup of what somebody typed", async () => {
    const { orm } = database;
    const typed = '<a href="https://spam.com">x</a> www.spam.com x@spam.com\r\nBcc: y';
    await orm
      .update(customers)
      .set({ name: typed.slice(0, 100) })
      .where(eq(customers.id, customerId));
    const alert = await addAlert({ name: typed, path: '/x/../"><script>/?u=https://spam.com' });
    for (let at = 0; at < 7; at++) await find(alert.id, at);
    await send();
    const [mail] = await mails();
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/spam\.com|@spam|<script/);
    expect(mail?.text).not.toMatch(/^Bcc/m);
    for (const link of hrefs(mail?.html ?? "")) expect(link).toMatch(/^http:\/\/localhost:3000\//);
  });
});

/** Calls the services as a visitor's browser does, through the public gateway. */
const visit = (link: string, form?: Record<string, string>) => {
  const { pathname, search } = new URL(link, "http://localhost:3000");
  const body = form && { method: "POST", body: new URLSearchParams(form) };
  return fetchFrom(
    new Request(`http://services.test${pathname.replace("/api/services", "")}${search}`, body),
  );
};

/** Runs the jobs of a minute. Returns the mails that arrived, as a mail program reads them. */
const passMinute = async () => {
  server.received.length = 0;
  const context = { database, log, stop: new AbortController().signal };
  await jobs["tell-alerts"].run(context);
  await deliverMails(database.orm, { smtpUrl: server.url, log });
  return Promise.all(server.received.map(({ raw }) => PostalMime.parse(raw)));
};

const linkIn = (html: string | undefined, pattern: RegExp): string =>
  hrefs(html ?? "").find((link) => pattern.test(link)) ?? "";

const alertOf = async () => (await database.orm.select().from(carAlerts))[0];

test("from a vehicle that became cheaper to a mail whose links show it, pause the alert and end all its mails", async () => {
  const { orm } = database;
  const [car] = stock;
  if (!car) throw new Error("There is no vehicle");
  await setPrice(orm, car.id, car.priceCents, later(-60));
  const lead = {
    email: address,
    consent: "true",
    consentVersion: "1",
    requestId: crypto.randomUUID(),
    filters: `priceTo=${Math.ceil(car.priceCents / 100)}`,
    alertName: "Los míos",
    listPath: "/coches-ocasion/",
  };
  const taken = await visit(`/lead?type=${leadTypes["car-alert"]}`, lead);
  expect(await taken.json()).toMatchObject({ data: { toConfirm: true } });

  const [confirmation] = await passMinute();
  expect(confirmation?.to?.[0]?.address).toBe(address);
  const confirm = linkIn(confirmation?.html, /subscriptions\/confirm/);
  expect((await visit(confirm)).status).toBe(200);
  expect((await alertOf())?.confirmedAt).toBeNull();
  expect((await visit(confirm, {})).status).toBeLessThan(400);

  // What a confirmation itself reports is no news.
  await passMinute();
  await setPrice(orm, car.id, car.priceCents - 100_000, new Date(Date.now() + 1));
  const [digest, ...others] = await passMinute();
  expect([digest?.to?.[0]?.address, others]).toEqual([address, []]);
  expect(digest?.subject).toMatch(/1 vehículo/);

  const shown = linkIn(digest?.html, /-\d{8}\/$/);
  const page = await visit(`/pages${new URL(shown).pathname.replace(/\/$/, "")}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(car.vin);

  const manage = linkIn(digest?.html, /subscriptions\/alert\?/);
  const offered = readPage(await (await visit(manage)).text());
  expect(offered.form).toBeDefined();
  expect((await alertOf())?.active).toBe(true);
  expect((await visit(manage, { action: "pause" })).status).toBeLessThan(400);
  expect((await alertOf())?.active).toBe(false);
  expect((await visit(manage, { action: "resume" })).status).toBeLessThan(400);

  const unsubscribe = digest?.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
  const oneClick = digest?.headers.find(({ key }) => key === "list-unsubscribe-post")?.value;
  expect(oneClick).toBe("List-Unsubscribe=One-Click");
  const end = /^<(.+)>$/.exec(unsubscribe)?.[1] ?? "";
  expect((await visit(end)).status).toBe(200);
  expect((await alertOf())?.removedAt).toBeNull();
  expect((await visit(end, { "List-Unsubscribe": "One-Click" })).status).toBe(200);
  expect((await alertOf())?.removedAt).toBeInstanceOf(Date);

  await setPrice(orm, car.id, car.priceCents - 200_000, new Date(Date.now() + 2));
  expect([await passMinute(), await open()]).toEqual([[], 0]);
});
