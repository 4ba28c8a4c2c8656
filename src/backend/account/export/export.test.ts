import { getTableColumns, getTableName } from "drizzle-orm";
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
import type { ExportPart } from "./reader.ts";
import { readers } from "./readers.ts";

/** Where a customer's rows go in an export, for each table that says whose a row is. */
const exportedAs: Readonly<Record<string, ExportPart | { readonly notTold: string }>> = {
  sessions: "sessions",
  favourites: "favourites",
  saved_searches: "savedSearches",
  car_alerts: "carAlerts",
  price_drop_alerts: "priceDropAlerts",
  notifications: "notifications",
  trade_ins: "tradeIns",
  reservations: "reservations",
  leads: "leads",
  known_networks: { notTold: "signatures of networks, which tell no address, for half a year" },
  login_states: { notTold: "hashes of a sign-in under way, gone within minutes" },
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
      favourites: 1,
      savedSearches: 1,
      carAlerts: 1,
      priceDropAlerts: 1,
      notifications: 1,
      leads: 2,
      reservations: 1,
      tradeIns: 1,
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
      "wished",
      "told",
      "driver",
      "car",
      "buyer",
      "street",
      "nif",
    ];
    for (const word of words) expect(text).toMatch(new RegExp(`${mark}[ -/]${word}`));
    expect(data.user).toMatchObject({ userEmail: `${mark}@volante.test`, phoneNumber: "+34612345678" });
    expect(data.leads[0]?.fields).toMatchObject({ preferredTime: "10:30", phone: "+34600000001" });
    expect(text.toLowerCase()).not.toContain(other);
  });

  test("holds no hash, token or digest", async () => {
    const { text } = await exportOf(at);
    expect(text).not.toMatch(/argon2|digest|hash|token|[0-9a-f]{64}/i);
  });
});

test("every table that says whose a row is has its place in the export, or a reason", () => {
  const personal = storedTables()
    .filter((table) => "customerId" in getTableColumns(table))
    .map(getTableName);
  expect(Object.keys(exportedAs).toSorted()).toEqual(personal.toSorted());
  for (const part of Object.values(exportedAs))
    if (typeof part === "string") expect(readers).toHaveProperty(part);
});

test("a place in the export is read by a reader that finds something", async () => {
  const { data } = await exportOf(0);
  for (const part of Object.values(exportedAs))
    if (typeof part === "string")
      expect(data[part as keyof z.output<typeof accountExport>], part).not.toEqual([]);
});
