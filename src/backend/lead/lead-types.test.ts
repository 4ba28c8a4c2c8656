import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { leadTypes } from "#domain/lead-types.ts";
import type { Locale } from "#platform/locale.ts";
import { createLogger } from "#platform/log.ts";
import { filledIn, type LeadName, mailsAbout, sendLead, vehicleIn } from "./test-lead.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
/** Another process that serves the same database. */
let elsewhere: ReturnType<typeof testClient>;
let free: string;
let reserved: string;
let bought: string;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 60 });
  const logFor = () => createLogger("silent");
  client = testClient(createBackend(database, { logFor }));
  elsewhere = testClient(createBackend(database, { logFor }));
  free = await vehicleIn(database.orm, "in-stock");
  reserved = await vehicleIn(database.orm, "reserved", 1);
  bought = await vehicleIn(database.orm, "bought", 2);
});
afterAll(() => database.close());

const names = Object.keys(leadTypes) as LeadName[];
const markets = ["es", "pt"] as const;
const phones = { es: "612 345 678", pt: "912 345 678" };
type Fields = Readonly<Record<string, string>>;
const form = (type: LeadName, locale: Locale, more: Fields = {}): Fields => {
  const filled = filledIn(type, free);
  return { ...filled, ...("phone" in filled && { phone: phones[locale] }), ...more };
};
const idOf = (answer: { readonly body: unknown }) => (answer.body as { data: { id: string } }).data.id;
const stored = async (id: string) => (await database.orm.select().from(leads).where(eq(leads.id, id)))[0];

describe.each(markets.flatMap((locale) => names.map((type) => [type, locale] as const)))(
  "%s in %s",
  (type, locale) => {
    test("is one row and one mail, sent to two processes at once and once more later", async () => {
      const fields = form(type, locale);
      const campaign = "&utm_campaign=otono&utm_source=boletin";
      const send = (by = client) => sendLead(by, type, fields, { locale, campaign });
      const places = [client, elsewhere, client, elsewhere, client, elsewhere, client, elsewhere];
      const answers = await Promise.all(places.map(send));
      answers.push(await send());
      expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
      const [first] = answers;
      for (const { body } of answers) expect(body).toEqual(first?.body);
      const row = await stored(idOf(answers[0] as (typeof answers)[0]));
      expect(row).toMatchObject({ type: leadTypes[type], email: fields.email, locale, confirmedAt: null });
      expect(row?.campaign).toMatchObject({ utm_campaign: "otono", utm_source: "boletin" });
      expect(await database.orm.$count(leads, eq(leads.requestId, fields.requestId ?? ""))).toBe(1);
      const mails = await mailsAbout(database.orm, row?.id ?? "");
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({ recipient: fields.email, locale });
    });

    const wrong = [
      ["email", "ana"],
      ["email", "ana@volante.test\nBcc: x@y.test"],
      ["consent", "false"],
      ["consentVersion", "x".repeat(41)],
      ["requestId", "1"],
      ["path", "//evil.test/"],
      ["marketing", "perhaps"],
      ["name", "x".repeat(121)],
      ["name", "a\0b"],
      ["phone", locale === "es" ? "912" : "612 345 678"],
      ["vin", "short"],
      ["vin", "ZZZZZZZZZZZZZZZZZ"],
      ["message", "x".repeat(2001)],
      ["dealerId", "nobody"],
      ["dealerId", "a b"],
      ["preferredDate", "2026-02-30"],
      ["preferredTime", "25:00"],
      ["subject", "x".repeat(151)],
      ["filters", "x".repeat(2001)],
      ["filters", `${"y".repeat(41)}=1`],
      ["kind", "boat"],
      ["dealers", "x".repeat(21)],
      ["listPath", "https://evil.test/"],
      ["alertName", "x".repeat(121)],
    ] as const;
    const required: Readonly<Partial<Record<string, readonly LeadName[]>>> = {
      name: names,
      phone: names.filter((name) => name !== "newsletter"),
      vin: ["test-drive", "contact-vehicle", "price-drop"],
      message: ["test-drive", "contact-vehicle", "contact"],
      dealerId: ["test-drive", "contact"],
      preferredDate: ["test-drive"],
      preferredTime: ["test-drive"],
      subject: ["contact"],
      filters: ["car-alert"],
      kind: ["car-alert"],
      dealers: ["car-alert"],
      listPath: ["car-alert"],
      alertName: ["car-alert"],
    };
    test.each(wrong.filter(([field]) => required[field]?.includes(type) ?? true))(
      "with %s %j is refused by that name, and kept nowhere",
      async (field, value) => {
        const before = [await database.orm.$count(leads), await database.orm.$count(outbox)];
        const answer = await sendLead(client, type, form(type, locale, { [field]: value }), { locale });
        expect(answer).toMatchObject({ status: 400, body: { error: { code: "invalid-field", field } } });
        expect([await database.orm.$count(leads), await database.orm.$count(outbox)]).toEqual(before);
      },
    );

    test("takes markup, breaks and addresses for text, and no mail has a link or header of them", async () => {
      const hostile = '<a href="https://spam.com">x</a>\r\nBcc: x@spam.com {name} www.spam.com';
      const typed = Object.keys(form(type, locale)).filter((name) =>
        ["message", "subject", "alertName"].includes(name),
      );
      const fields = form(type, locale, {
        name: hostile,
        ...Object.fromEntries(typed.map((field) => [field, hostile])),
      });
      const answer = await sendLead(client, type, fields, { locale });
      expect(answer.status).toBe(200);
      expect((await stored(idOf(answer)))?.name).toBe(hostile.replace("\r\n", "\n"));
      const [mail] = await mailsAbout(database.orm, idOf(answer));
      expect(mail?.subject).not.toMatch(/spam|Bcc|[\r\n]/);
      expect(`${mail?.text}${mail?.html}`).not.toMatch(/spam\.com|@spam|https:\/\/spam|<a href="https:\/\/s/);
      expect(mail?.text.split("\n").filter((line) => line.startsWith("Bcc:"))).toEqual([]);
    });
  },
);

describe("filters of a car alert", () => {
  test.each([
    "brand=a%00b",
    "%00=1",
    "__proto__=1&constructor=2",
    "priceTo=99999999999999999999",
    "brand=%E0%A4%A",
    "&&==&",
    "brand=seat&brand=audi",
    "sort=price&page=7",
  ])("%s are read as a list reads them, or refused", async (filters) => {
    const answer = await sendLead(client, "car-alert", form("car-alert", "es", { filters }));
    expect([200, 400]).toContain(answer.status);
    if (answer.status === 400) expect(answer.body).toMatchObject({ error: { field: "filters" } });
  });
});

describe("a vehicle", () => {
  test.each([
    ["test-drive", "reserved", 409],
    ["test-drive", "bought", 409],
    ["contact-vehicle", "reserved", 200],
    ["contact-vehicle", "bought", 409],
    ["price-drop", "reserved", 200],
    ["price-drop", "bought", 409],
  ] as const)("for %s that is %s is answered %i", async (type, status, expected) => {
    const vin = status === "reserved" ? reserved : bought;
    const answer = await sendLead(client, type, { ...form(type, "es"), vin });
    expect(answer.status).toBe(expected);
    if (expected === 409)
      expect(answer.body).toMatchObject({ error: { code: "vehicle-taken", field: "vin" } });
  });

  test("that was sold since does not change the answer to a form that is sent again", async () => {
    const vin = await vehicleIn(database.orm, "in-stock", 3);
    const fields = { ...form("contact-vehicle", "es"), vin };
    const first = await sendLead(client, "contact-vehicle", fields);
    await vehicleIn(database.orm, "bought", 3);
    expect((await sendLead(client, "contact-vehicle", fields)).body).toEqual(first.body);
    const anew = { ...fields, requestId: crypto.randomUUID() };
    expect((await sendLead(client, "contact-vehicle", anew)).status).toBe(409);
  });
});
