import { afterAll, beforeAll, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { storeAnotherShop } from "#backend/shop/test-another-shop.ts";
import type { Database } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { leadEndpoints } from "#contract/lead-endpoints.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  database = await openTestDatabase();
  client = testClient(createBackend(database));
});
afterAll(() => database.close());

const lead = {
  type: 34,
  name: "Ana Gómez",
  email: "ana@volante.test",
  phone: "612 345 678",
  message: "¿Abrís los sábados?",
  consent: true,
  consentVersion: "2026-11",
  path: "/solicitud/contact/",
} as const;

let requests = 0;
const newRequestId = () => `0f6c1a52-7d0e-4a7e-9c61-${String(++requests).padStart(12, "0")}`;
const send = (body: object, locale: "es" | "pt" = "es") =>
  client.call(leadEndpoints.lead, { body: { ...lead, requestId: newRequestId(), ...body } }, locale);
const rowsOf = async (requestId: string) =>
  (await database.orm.select().from(leads)).filter((row) => row.requestId === requestId);

const mailsTo = async (key: string) =>
  (await database.orm.select().from(outbox)).filter((mail) => mail.key === key);

test("a lead is kept as it was sent, its telephone as numbers are stored", async () => {
  const requestId = newRequestId();
  const answer = await send({ requestId });
  const rows = await rowsOf(requestId);
  expect(answer?.id).toMatch(/^[a-z0-9]{26}$/);
  expect(rows).toHaveLength(1);
  const { consent, ...stored } = lead;
  expect(rows[0]).toMatchObject({
    ...stored,
    id: answer?.id,
    phone: "+34612345678",
    locale: "es",
    marketing: false,
  });
});

test("the same form, sent twenty times at once and once more later, is one lead", async () => {
  const requestId = newRequestId();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send({ requestId })));
  answers.push(await send({ requestId }));
  expect(new Set(answers.map((answer) => answer?.id)).size).toBe(1);
  expect(await rowsOf(requestId)).toHaveLength(1);
  expect(await mailsTo(`contact-received:${answers[0]?.id}`)).toHaveLength(1);
});

test("whoever writes is told by mail, in the language of the page", async () => {
  const answer = await send({ message: "Olá,\nestão abertos?", phone: "912 345 678" }, "pt");
  const [mail] = await mailsTo(`contact-received:${answer?.id}`);
  expect(mail).toMatchObject({ recipient: lead.email, locale: "pt", state: "queued" });
  expect(mail?.text).toContain("estão abertos?");
  expect(mail?.text).toMatch(/\/api\/services\/requests\/withdraw\?link=[\w.-]+/);
});

test("a form that was written anew after going back is another lead", async () => {
  const requestId = newRequestId();
  const [first, second] = [await send({ requestId }), await send({ requestId, message: "¿Y los domingos?" })];
  expect(first?.id).not.toBe(second?.id);
  expect(await rowsOf(requestId)).toHaveLength(2);
});

test.each([
  [{ phone: "912 345 678" }, "pt", "+351912345678"],
  [{ phone: undefined }, "es", null],
] as const)("the telephone %j in %s is stored as %j", async (body, locale, phone) => {
  const requestId = newRequestId();
  await send({ requestId, ...body }, locale);
  expect((await rowsOf(requestId))[0]?.phone).toBe(phone);
});

const post = (fields: Readonly<Record<string, string>>, type = "34") =>
  client.raw(
    "POST",
    `/lead?type=${type}`,
    new URLSearchParams({ ...lead, requestId: newRequestId(), consent: "true", type, ...fields }).toString(),
    { "content-type": "application/x-www-form-urlencoded" },
  );

test.each([
  [{ phone: "12" }, 400, "phone"],
  [{ email: "ana@volante.test\nBcc: x@y.test" }, 400, "email"],
  [{ email: "", phone: "" }, 400, "email"],
  [{ name: "" }, 400, "name"],
  [{ name: "x".repeat(121) }, 400, "name"],
  [{ message: "a\0b" }, 400, "message"],
  [{ consent: "false" }, 400, "consent"],
  [{ consentVersion: "" }, 400, "consentVersion"],
  [{ requestId: "1" }, 400, "requestId"],
  [{ path: "//evil.test/" }, 400, "path"],
] as const)("%j is refused with %i and the field", async (fields, status, field) => {
  const { body, ...answer } = await post(fields);
  expect([answer.status, body]).toEqual([
    status,
    { error: { code: "invalid-field", message: expect.any(String), field }, status },
  ]);
});

test("a type that nobody takes is refused", async () => {
  expect((await post({}, "35")).status).toBe(400);
});

test("more than any form holds is refused by its size, whichever field it is in", async () => {
  for (const field of ["name", "message", "email", "path"])
    expect(await post({ [field]: "x".repeat(2_000_000) })).toMatchObject({
      status: 413,
      body: { error: { code: "too-large" } },
    });
});

test("markup and breaks are text like any other", async () => {
  const requestId = newRequestId();
  const message = "<script>alert(1)</script>\n'; drop table leads; --";
  await send({ requestId, name: '<b>"Ana"</b>', message });
  expect((await rowsOf(requestId))[0]).toMatchObject({ name: '<b>"Ana"</b>', message });
});

test("a request that the shop does not offer is refused, and one sent before is answered as before", async () => {
  const requestId = newRequestId();
  const before = await send({ requestId });
  await storeAnotherShop(database.orm, { forms: ["newsletter", "reserve"] });
  expect(await send({ requestId })).toEqual(before);
  const refused = newRequestId();
  await expect(send({ requestId: refused })).rejects.toThrow(/"field":"type"/);
  expect(await rowsOf(refused)).toEqual([]);
  const { name: _, phone: __, message: ___, ...newsletter } = lead;
  const body = { ...newsletter, type: 36, requestId: newRequestId() };
  expect(await client.call(leadEndpoints.lead, { body } as never)).toMatchObject({ toConfirm: true });
});
