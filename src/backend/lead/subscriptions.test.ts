import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { signIn } from "#backend/identity/test-customer.ts";
import { readLink } from "#backend/mail/signed-link.ts";
import type { Database } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { carAlerts, priceDropAlerts } from "#backend/store/schema/saved-lists.ts";
import { confirmLead } from "#backend/subscription/confirm-lead.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { endNewsletter } from "./end-newsletter.ts";
import { filledIn, mailsAbout, sendLead, vehicleIn } from "./test-lead.ts";
import { withdrawLead } from "./withdraw-lead.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
let vin: string;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 60 });
  client = testClient(createBackend(database, { logFor: () => createLogger("silent") }));
  vin = await vehicleIn(database.orm, "in-stock");
});
afterAll(() => database.close());

const subscriptionNames = ["newsletter", "car-alert", "price-drop"] as const;
type OfferPreferences = (typeof subscriptionNames)[number];
const subscribe = async (type: OfferPreferences, email: string, token?: string) => {
  const answer = await sendLead(client, type, { ...filledIn(type, vin), email }, token ? { token } : {});
  return (answer.body as { data: { id: string; toConfirm?: boolean } }).data;
};
const stored = async (id: string) => (await database.orm.select().from(leads).where(eq(leads.id, id)))[0];
const alertsOf = async (id: string) => [
  ...(await database.orm.select().from(carAlerts).where(eq(carAlerts.leadId, id))),
  ...(await database.orm.select().from(priceDropAlerts).where(eq(priceDropAlerts.leadId, id))),
];
const linkIn = (text = "", page = "") =>
  new RegExp(`/api/services/subscriptions/${page}\\?link=([\\w.-]+)`).exec(text)?.[1] ?? "";

describe.each(subscriptionNames)("%s", (type) => {
  test("waits for the link in its mail, and has one more mail that says how it ends", async () => {
    const { id, toConfirm } = await subscribe(type, `${type}@volante.test`);
    expect(toConfirm).toBe(true);
    const [question, ...others] = await mailsAbout(database.orm, id);
    expect(others).toEqual([]);
    const now = new Date();
    const link = linkIn(question?.text, "confirm");
    expect(readLink(link, "confirm-lead", now)).toEqual({ ok: true, subject: id });
    for (const { confirmedAt } of await alertsOf(id)) expect(confirmedAt).toBeNull();
    for (let time = 0; time < 3; time++) await confirmLead(database.orm, id, new Date(now.getTime() + time));
    expect((await stored(id))?.confirmedAt).toEqual(now);
    const alerts = await alertsOf(id);
    expect(alerts).toHaveLength(type === "newsletter" ? 0 : 1);
    for (const { confirmedAt } of alerts) expect(confirmedAt).toEqual(now);
    const [, started, ...more] = await mailsAbout(database.orm, id);
    expect(more).toEqual([]);
    expect(linkIn(started?.text, type === "newsletter" ? "newsletter" : "alert")).not.toBe("");
    expect(started?.listUnsubscribe === null).toBe(type !== "newsletter");
    const named = {
      newsletter: "novedades",
      "car-alert": "Alerta: Mi lista",
      "price-drop": "Ver el vehículo",
    };
    for (const mail of [question, started]) expect(`${mail?.text}${mail?.html}`).toContain(named[type]);
  });

  test("is answered alike for an address that has it already, and when the form is sent again", async () => {
    const email = `again-${type}@volante.test`;
    const fields = { ...filledIn(type, vin), email };
    const send = async () => (await sendLead(client, type, fields)).body as { data: { id: string } };
    const first = await send();
    await confirmLead(database.orm, first.data.id, new Date());
    expect(await send()).toEqual(first);
    const known = await subscribe(type, email.toUpperCase());
    const unknown = await subscribe(type, `never-${email}`);
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    expect([known.toConfirm, unknown.toConfirm]).toEqual([true, true]);
    const mails = await Promise.all([known, unknown].map(({ id }) => mailsAbout(database.orm, id)));
    const [one, other] = mails.map(([mail]) => mail?.subject);
    expect(one).toBe(other);
  });

  test("of a customer's own address is valid at once, of another address it is not", async () => {
    const customer = await signIn(database.orm);
    const own = await subscribe(type, `${customer.id.toUpperCase()}@volante.test`, customer.token);
    expect(own.toConfirm).toBeUndefined();
    const row = await stored(own.id);
    expect(row).toMatchObject({ customerId: customer.id, confirmedAt: row?.createdAt });
    expect((await mailsAbout(database.orm, own.id)).map(({ key }) => key)).toEqual([`wish-begun:${own.id}`]);
    for (const { confirmedAt } of await alertsOf(own.id)) expect(confirmedAt).toEqual(row?.createdAt);
    const foreign = await subscribe(type, "somebody@volante.test", customer.token);
    expect(foreign.toConfirm).toBe(true);
    expect((await stored(foreign.id))?.confirmedAt).toBeNull();
  });

  test("that was taken back is not confirmed any more", async () => {
    const { id } = await subscribe(type, `gone-${type}@volante.test`);
    await withdrawLead(database.orm, id, new Date());
    await confirmLead(database.orm, id, new Date());
    expect(await stored(id)).toMatchObject({ confirmedAt: null, email: null, path: null });
    expect(await alertsOf(id)).toEqual([]);
    expect(await mailsAbout(database.orm, id)).toEqual([]);
  });
});

test("a newsletter that was asked for twice ends by either link, and nobody else's does", async () => {
  const [first, second] = [
    await subscribe("newsletter", "two@volante.test"),
    await subscribe("newsletter", "Two@Volante.test"),
  ];
  const other = await subscribe("newsletter", "three@volante.test");
  for (const { id } of [first, second, other]) await confirmLead(database.orm, id, new Date());
  for (let time = 0; time < 2; time++) await endNewsletter(database.orm, second.id, new Date());
  expect((await stored(first.id))?.email).toBeNull();
  expect((await stored(second.id))?.email).toBeNull();
  expect((await stored(other.id))?.email).toBe("three@volante.test");
});

test("what is no wish is never confirmed", async () => {
  const answer = await sendLead(client, "contact", filledIn("contact", vin));
  const { id } = (answer.body as { data: { id: string } }).data;
  await confirmLead(database.orm, id, new Date());
  expect((await stored(id))?.confirmedAt).toBeNull();
});

test("an alert without a filter is for everything that there is", async () => {
  const { filters: _, ...rest } = filledIn("car-alert", vin);
  for (const fields of [rest, { ...rest, filters: "" }]) {
    const answer = await sendLead(client, "car-alert", {
      ...fields,
      email: `all-${crypto.randomUUID()}@volante.test`,
    });
    expect(answer.status).toBe(200);
    const [alert] = await alertsOf((answer.body as { data: { id: string } }).data.id);
    expect(alert).toMatchObject({ filters: {} });
  }
});
