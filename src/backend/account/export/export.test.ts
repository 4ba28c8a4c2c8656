import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { accountExport } from "#contract/account.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { callAs } from "../test-account.ts";
import { settleIn, storedTables } from "../test-belongings.ts";
import { personalTables } from "../test-personal-tables.ts";
import type { ExportPart } from "./reader.ts";
import { readers } from "./readers.ts";

/** Where a customer's rows go in an export, for each table whose rows lead to a person. */
const exportedAs: Readonly<Record<string, ExportPart | { readonly notExported: string }>> = {
  customers: "user",
  sessions: "sessions",
  tokens: { notExported: "hashes of tokens, gone within half an hour" },
  mail_codes: { notExported: "a signature of a code, gone within minutes" },
  outbox: "mails",
  footprints: "footprints",
  trade_in_bookings: "tradeIns",
  trade_in_details: "tradeIns",
  trade_in_marks: "tradeIns",
  trade_in_pictures: "tradeIns",
  trade_in_values: "tradeIns",
  payment_attempts: "reservations",
  reservation_events: "reservations",
  sandbox_intents: { notExported: "stands for the payment provider's own books, without a name" },
  sandbox_messages: { notExported: "stands for the payment provider's own books, without a name" },
  favourites: "favourites",
  saved_searches: "savedSearches",
  car_alerts: "carAlerts",
  alert_events: {
    notExported: "changes of a vehicle that wait for a notification; sent ones are among the notifications",
  },
  price_drop_alerts: "priceDropAlerts",
  notifications: "notifications",
  trade_ins: "tradeIns",
  reservations: "reservations",
  leads: "leads",
  known_networks: { notExported: "signatures of networks, without an address, for half a year" },
  provider_links: "signInProviders",
  provider_sessions: { notExported: "sealed tokens of the provider that has signed a session in" },
  login_states: { notExported: "hashes of a sign-in under way, gone within minutes" },
};

let database: Database;
const marks = ["canariauno", "canariados"] as const;
const tokens: string[] = [];
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
  for (const mark of marks) tokens.push((await settleIn(database.orm, mark)).token);
});
afterAll(() => database.close());

const exportOf = async (at: number) => {
  const client = testClient(createBackend(database, { logFor: () => createLogger("silent") }));
  const { status, body } = await callAs(client, tokens[at] ?? "")("GET", "/export");
  expect(status).toBe(200);
  return { text: JSON.stringify(body), data: accountExport.strict().parse((body as { data: unknown }).data) };
};

describe.each([0, 1])("the export of customer %i", (at) => {
  const [mark, other] = [marks[at] ?? "", marks[1 - at] ?? ""];

  test("has every row that is theirs, as the contract says, and none of anybody else", async () => {
    const { text, data } = await exportOf(at);
    const counts = Object.entries(data).flatMap(([part, rows]) =>
      Array.isArray(rows) ? [[part, rows.length] as const] : [],
    );
    expect(Object.fromEntries(counts)).toEqual({
      sessions: 1,
      signInProviders: 1,
      favourites: 1,
      savedSearches: 1,
      carAlerts: 1,
      priceDropAlerts: 1,
      notifications: 1,
      leads: 2,
      reservations: 1,
      tradeIns: 1,
      mails: 1,
      footprints: 1,
    });
    const words = [
      "name",
      "finance",
      "search",
      "list",
      "alert",
      "sender",
      "subject",
      "message",
      "campaign",
      "subscribed",
      "notified",
      "driver",
      "described",
      "car",
      "buyer",
      "street",
      "nif",
      "text",
      "footprint",
    ];
    for (const word of words) expect(text).toMatch(new RegExp(`${mark}[ -/]${word}`));
    expect(data.user).toMatchObject({ userEmail: `${mark}@volante.test`, phoneNumber: "+34612345678" });
    expect(data.leads[0]?.fields).toMatchObject({ preferredTime: "10:30", phone: "+34600000001" });
    expect(data.leads.map(({ fields }) => fields["priceDrop.initialPrice"]).filter(Boolean)).toEqual([
      "12345",
    ]);
    expect(data.mails?.map(({ subject }) => subject)).toEqual([`${mark} mail`]);
    expect(text.toLowerCase()).not.toContain(other);
  });

  test("holds no hash, token or digest", async () => {
    const { text } = await exportOf(at);
    expect(text).not.toMatch(/argon2|digest|hash|token|[0-9a-f]{64}/i);
  });
});

test("every table whose rows lead to a person has its place in the export, or a reason", () => {
  expect(Object.keys(exportedAs).toSorted()).toEqual(personalTables(storedTables()));
  for (const part of Object.values(exportedAs))
    if (typeof part === "string") expect(readers).toHaveProperty(part);
});

test("a place in the export is read by a reader that finds something", async () => {
  const { data } = await exportOf(0);
  for (const part of Object.values(exportedAs))
    if (typeof part === "string")
      expect(data[part as keyof z.output<typeof accountExport>], part).not.toEqual([]);
});
