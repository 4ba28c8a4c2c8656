import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { codeTo, openAccount, testPassword } from "#backend/account/test-account.ts";
import { type Backend, createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { deliverMails } from "#backend/mail/deliver-mails.ts";
import type { Database } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { openUnmigratedTestDatabase } from "#backend/store/test-database.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { createLogger } from "#platform/log.ts";
import { filledIn, type LeadName, sendLead, vehicleIn } from "./test-lead.ts";

let database: Database;
let vin: string;
const lines: string[] = [];
const log = createLogger("trace", { write: (line) => lines.push(line) });
const clientOf = (on: Database) => testClient(createBackend(on, { logFor: () => log }) satisfies Backend);
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 40 });
  vin = await vehicleIn(database.orm, "in-stock");
});
afterAll(() => database.close());
beforeEach(() => void lines.splice(0));

const canaries = {
  name: "Canaria Nombre",
  email: "canary.lead@volante.test",
  phone: "612 987 654",
  message: "Mensaje canario",
  subject: "Asunto canario",
  alertName: "Lista canaria",
  campaign: "campana-canaria",
};
const stored = "+34612987654";
const passwords = ["canario uno verde", "canario dos verde"] as const;
const own = {
  name: "Canaria Propia",
  email: "canary.own@volante.test",
  next: "canary.next@volante.test",
  phone: "613 987 654",
};
const secrets = new Set<string>([
  ...Object.values(canaries),
  stored,
  ...passwords,
  testPassword,
  ...Object.values(own),
  "+34613987654",
  "canary",
  "anari",
]);

const sendAll = async (client: ReturnType<typeof clientOf>, more: Readonly<Record<string, string>> = {}) => {
  for (const type of Object.keys(leadTypes) as LeadName[]) {
    const { campaign, ...typed } = canaries;
    const fields = { ...filledIn(type, vin), ...typed, ...more };
    await sendLead(client, type, fields, { campaign: `&utm_campaign=${campaign}` });
    await sendLead(client, type, fields);
    await sendLead(client, type, { ...fields, email: "canary" });
  }
};

/** Everything that a customer does with the account, what goes wrong included. */
const liveThrough = async (
  client: ReturnType<typeof clientOf>,
  token: string,
  code: () => Promise<string>,
) => {
  const headers = { authorization: `Bearer ${token}` };
  const call = (method: string, path: string, body?: unknown) =>
    client.raw(method, `/users/me${path}`, body, headers);
  await call("PATCH", "", { name: own.name, phoneNumber: own.phone });
  await call("PATCH", "", { phoneNumber: "canary" });
  for (const password of [passwords[1], testPassword])
    await call("PUT", "/password", { password, newPassword: passwords[0] });
  for (const password of passwords) await call("POST", "/address", { userEmail: own.next, password });
  await call("POST", "/address", { userEmail: own.next, password: passwords[0] });
  await call("PUT", "/address", { code: "4242-4242" });
  await call("PUT", "/address", { code: await code() });
  await call("GET", "/export");
  await call("DELETE", "", { userEmail: "canary@else.test", password: passwords[0] });
  await call("DELETE", "", { userEmail: own.next, password: passwords[0] });
};

const expectSilence = () => {
  const written = lines.join("");
  for (const secret of [...secrets, "4242-4242"]) expect(written, secret).not.toContain(secret);
};

test("nothing that somebody types into a lead or an account comes into a line of the log", async () => {
  const client = clientOf(database);
  await sendAll(client);
  const { token } = await openAccount(database.orm, { email: own.email, name: own.name });
  secrets.add(token);
  await liveThrough(client, token, async () => {
    const code = await codeTo(database.orm, own.next);
    secrets.add(code);
    return code;
  });
  for (const { text } of await database.orm.select().from(outbox))
    for (const [, link = ""] of text.matchAll(/link=([\w.-]+)/g)) secrets.add(link);
  await deliverMails(database.orm, { smtpUrl: "smtp://127.0.0.1:1", milliseconds: 2_000, log });
  expect([...secrets].filter((secret) => /^\w{4}-\w{4}$/.test(secret))).toHaveLength(1);
  expect(secrets.size).toBeGreaterThan(20);
  expect(lines.length).toBeGreaterThan(8);
  expectSilence();
});

test("nor when the database fails in the middle", async () => {
  const broken = await openUnmigratedTestDatabase();
  const token = "Canaria3canaria7CANARIA9canariaQcanariaWxyz";
  secrets.add(token);
  try {
    const client = clientOf(broken);
    await sendAll(client);
    await liveThrough(client, token, async () => "4242-4242");
  } finally {
    await broken.close();
  }
  expect(lines.length).toBeGreaterThan(20);
  expectSilence();
});
