import { randomInt } from "node:crypto";
import { expect } from "vitest";
import { newPhone } from "#tools/test-support/new-phone.ts";
import { letTimePass, query } from "../support/database.ts";
import { leadsOf } from "../support/plain-forms.ts";
import { newVisitor, test } from "./http-test.ts";
import { openPage, type Typed } from "./submit-form.ts";

const requestsOf = (email: string) =>
  query<{ id: string; locale: string; consent: string }>(
    "select id, locale, consent_version as consent from leads where email = $1",
    [email],
  );

const mailsTo = (email: string) =>
  query<{ key: string; locale: string; createdAt: Date; expiresAt: Date }>(
    `select key, locale, created_at as "createdAt", expires_at as "expiresAt" from outbox where recipient = $1`,
    [email],
  );

const momentsOf = async (email: string) =>
  (await mailsTo(email)).flatMap(({ createdAt, expiresAt }) => [createdAt.getTime(), expiresAt.getTime()]);

test("each form that is sent twice at once is one request with its consent, one mail and one alert, of which time passes for one alone", async () => {
  const [{ vin = "" } = {}] = await query<{ vin: string }>(
    "select vin from vehicles where status = 'in-stock' limit 1",
  );
  const person = { name: "Ana Gómez", phone: () => newPhone("pt"), message: "Uma pergunta, ¿de acuerdo?" };
  const list = "kind=car&list=%2Fpt%2Fcarros-usados%2F&brand=seat";
  const emails: string[] = [];
  for (const { page: path, typed } of leadsOf(person, "pt", { vin, list })) {
    const { email = "" } = typed;
    emails.push(email);
    // Each from an address of its own: one address may send a few requests only.
    const visitor = await newVisitor(email);
    const page = await openPage(visitor, path);
    const [button] = page.all("main form button").slice(-1);
    if (!button) throw new Error(`${path} has no form`);
    const options = page.all("select[name=slot] option").slice(1);
    const option = options[randomInt(options.length + 1)] ?? options[0];
    const slot: Typed = option ? { slot: option.attribs.value ?? "" } : {};
    const send = () => page.submit(button, { ...typed, ...slot });
    const answers = await Promise.all([send(), send()]);
    for (const { url } of answers) expect(url.search, path).toContain("enviado=1");
    const requests = await requestsOf(email);
    expect(requests, path).toEqual([
      { id: expect.any(String), locale: "pt", consent: expect.stringMatching(/^\d{4}-\d{2}$/) },
    ]);
    expect(await mailsTo(email), path).toMatchObject([
      { key: expect.stringContaining(requests[0]?.id ?? "none"), locale: "pt" },
    ]);
  }
  for (const table of ["car_alerts", "price_drop_alerts"]) {
    const stored = `select 1 from ${table} a join leads l on l.id = a.lead_id where l.email = any($1)`;
    expect(await query(stored, [emails]), table).toHaveLength(1);
  }

  const [first = "", second = ""] = emails;
  const [moved, left] = [await momentsOf(first), await momentsOf(second)];
  expect(await letTimePass("public.outbox", "3 days", "recipient = $2", [first])).toBe(1);
  expect(await momentsOf(first)).toEqual(moved.map((at) => at - 3 * 86_400_000));
  expect(await momentsOf(second)).toEqual(left);
});
