import { eq } from "drizzle-orm";
import { Parser } from "htmlparser2";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCarAlert } from "#backend/alert/add-car-alert.ts";
import { confirmAlertOf } from "#backend/alert/confirm-alert-of.ts";
import { newLead } from "#backend/alert/test-lead.ts";
import { signIn } from "#backend/identity/test-customer.ts";
import type { Database } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { carAlerts } from "#backend/store/schema/kept-lists.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { alertEvents } from "#backend/store/schema/notifications.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openSeededTestDatabase } from "#backend/store/test-database.ts";
import { readOpenEvents } from "./read-open-events.ts";
import { sendDigest } from "./send-digest.ts";
import { sendDigests } from "./send-digests.ts";

let database: Database;
let stock: (typeof vehicles.$inferSelect)[];
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 40 });
});
afterAll(() => database.close());

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
const wish = (more: object = {}) =>
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
    const [many, one] = [await wish({ name: "Muitos" }), await wish({ list: list({ fuel: "diesel" }) })];
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
    expect(links).toContain("http://localhost:3000/acceso/?returnTo=%2Fpersonal%2Fnotificacion%2F");
    for (const link of links) expect(link).toMatch(/^http:\/\/localhost:3000\/(?!personal)/);
    expect(mail?.listUnsubscribe).toBe(links.at(-1));
    expect(mail?.listUnsubscribe).toContain("/api/services/subscriptions/alerts?link=");
    expect(Number(mail?.expiresAt)).toBe(later(120).getTime());
  });

  test("goes to an address once an hour, whosever alerts it has; what comes meanwhile waits", async () => {
    const { orm } = database;
    const leadId = await newLead(orm, { email: address.toUpperCase(), now });
    const own = await wish();
    const anonymous = await wish({ whose: { leadId }, list: list({ brand: "seat" }) });
    await confirmAlertOf(orm, leadId, now);
    await find(own.id, 0);
    await find(anonymous.id, 1);
    await Promise.all([send(), send(), send()]);
    expect(await mails()).toHaveLength(1);
    await find(own.id, 2);
    for (const minutes of [1, 30, 59]) await send(minutes);
    // Somebody who looked before the first mail was written and comes to it now.
    const [[to, events] = ["", []]] = await readOpenEvents(orm, [address]);
    await sendDigest(orm, { address: to, events, vehicles: new Map(), now: later(59) });
    expect([(await mails()).length, await open()]).toEqual([1, 1]);
    await send(61);
    expect([(await mails()).length, await open()]).toEqual([2, 0]);
    await send(200);
    expect(await mails()).toHaveLength(2);
  });

  test("never tells of what is reserved, sold, gone or dear again by then", async () => {
    const { id } = await wish();
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
    const [paused, ended] = [await wish(), await wish({ list: list({ fuel: "diesel" }) })];
    for (const { id } of [paused, ended]) await find(id, 0);
    await database.orm.update(carAlerts).set({ active: false }).where(eq(carAlerts.id, paused.id));
    await database.orm.update(carAlerts).set({ removedAt: now }).where(eq(carAlerts.id, ended.id));
    await send();
    expect([await mails(), await open()]).toEqual([[], 0]);
  });

  test("that found no mail server in time is written anew, with what still holds", async () => {
    const { id } = await wish();
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
    const alert = await wish({ name: typed, path: '/x/../"><script>/?u=https://spam.com' });
    for (let at = 0; at < 7; at++) await find(alert.id, at);
    await send();
    const [mail] = await mails();
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/spam\.com|@spam|<script/);
    expect(mail?.text).not.toMatch(/^Bcc/m);
    for (const link of hrefs(mail?.html ?? "")) expect(link).toMatch(/^http:\/\/localhost:3000\//);
  });
});
