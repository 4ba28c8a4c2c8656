import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { shortReference } from "#domain/short-reference.ts";
import { createLogger } from "#platform/log.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { exportLeads, listLeads, showLead, type WireLead } from "./read-leads.ts";
import { writeCsv } from "./write-csv.ts";

const now = new Date("2026-11-24T10:00:00Z");

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.orm.delete(leads);
});

const caller = () => ({ orm: database.orm, actor: "command", now, log: createLogger("silent") });
const add = async (count: number, changes: Partial<typeof leads.$inferInsert> = {}) => {
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ id: newReferenceId(), type: 33, requestId: crypto.randomUUID(), digest: "x", locale: "es" },
    ...{ name: "Ana", email: "ana@volante.test", phone: "+34612345678", consentVersion: "2026-11" },
    // Several at the same moment.
    createdAt: new Date(now.getTime() + Math.floor(at / 3) * 1_000),
    ...changes,
  }));
  await database.orm.insert(leads).values(rows);
  return rows;
};
const collect = async (all: AsyncIterable<WireLead>) =>
  (await Readable.from(all).toArray()).map(({ id }: WireLead) => id);

test("leads are read page by page, each once and oldest first, also those of one moment", async () => {
  const added = await add(10);
  const found: string[] = [];
  let after: string | undefined;
  do {
    const { leads: page, next } = await listLeads(caller(), { limit: 4, ...(after && { after }) });
    found.push(...page.map(({ id }) => id));
    after = next;
  } while (after !== undefined);
  const inOrder = added.toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  expect(found).toEqual(inOrder.map(({ id }) => id));
  expect(await collect(exportLeads(caller(), undefined))).toEqual(found);
  const since = new Date(now.getTime() + 2_000);
  expect(await collect(exportLeads(caller(), since))).toEqual(found.slice(6));
});

test("an export reads more than one portion", async () => {
  await add(1_001);
  expect(await collect(exportLeads(caller(), undefined))).toHaveLength(1_001);
});

test("a lead has all that the staff needs, and one that was withdrawn has nobody", async () => {
  const [full] = await add(1, {
    ...{ type: 32, subject: "Prueba", message: "Hola", dealerId: "es-01", vin: "VSSZZZ5FZKR012345" },
    ...{ preferredDate: "2026-11-30", preferredTime: "10:30", marketing: true, path: "/coches/" },
    ...{ campaign: { utm_source: "mail" }, answer: { channel: "phone" } },
  });
  expect(await showLead(caller(), full?.id ?? "")).toEqual({
    ...{ id: full?.id, createTime: now.toISOString(), type: "test-drive" },
    ...{ name: "Ana", email: "ana@volante.test", phone: "+34612345678", subject: "Prueba", message: "Hola" },
    ...{ dealerId: "es-01", vin: "VSSZZZ5FZKR012345", preferredDate: "2026-11-30", preferredTime: "10:30" },
    ...{ consentVersion: "2026-11", marketing: true, language: "es", path: "/coches/" },
    ...{ campaign: { utm_source: "mail" }, answer: { channel: "phone" } },
  });
  const short = await showLead(caller(), shortReference(full?.id ?? ""));
  expect(short.id).toBe(full?.id);
  const [gone] = await add(1, { name: null, email: null, phone: null, withdrawnAt: now, digest: "y" });
  expect(await showLead(caller(), gone?.id ?? "")).not.toHaveProperty("email");
  await expect(showLead(caller(), "nobody")).rejects.toMatchObject({ code: "not-found" });
});

const lead: WireLead = {
  ...{ id: "l1", createTime: now.toISOString(), type: "contact", consentVersion: "1", marketing: false },
  language: "es",
};
const from = async function* (...all: readonly Partial<WireLead>[]) {
  for (const each of all) yield { ...lead, ...each };
};
const written = async (all: AsyncIterable<WireLead>, semicolons = false): Promise<string> =>
  (await buffer(writeCsv(all, { semicolons }))).toString();
const rowsOf = (csv: string, delimiter = ","): Record<string, string>[] =>
  parse(csv, { bom: true, columns: true, delimiter, relax_quotes: true, relax_column_count: true });

/** A cell that a spreadsheet would calculate. */
const isFormula = (cell: string) => /^\s*[=+\-@\t\r＝＋－＠]/.test(cell);

describe("CSV", () => {
  test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1", '=HYPERLINK("http://x.test";"y")'])(
    "a cell %j is no formula, and stays readable",
    async (message) => {
      const [row] = rowsOf(await written(from({ message, name: message })));
      expect(row).toMatchObject({ message: expect.stringMatching(/^'/), name: expect.stringMatching(/^'/) });
      expect(row?.message).toContain(message.trim().slice(0, 4));
    },
  );

  test.each([",", ";", "\t"])("whoever cuts it at %j finds no formula", async (delimiter) => {
    const message = "hola;=1+1\n=2+2\nadiós,@SUM(A1)\t-1\r\n+3; =4";
    for (const semicolons of [false, true]) {
      const csv = await written(
        from({ message, phone: "+34612345678", campaign: { a: "x;=1" } }),
        semicolons,
      );
      const naive = csv
        .replace("\ufeff", "")
        .split(/\r\n|\n|\r/)
        .flatMap((line) => line.split(delimiter));
      expect(naive.filter((cell) => isFormula(cell.replace(/^"/, "")))).toEqual([]);
    }
  });

  test("a telephone is read as it was typed, behind the apostrophe", async () => {
    expect(rowsOf(await written(from({ phone: "+34 612 345 678" })))[0]?.phone).toBe("'+34 612 345 678");
  });

  test("what somebody wrote comes back as it was: quotes, lines, HTML, header lines, emoji", async () => {
    const messages = [
      'dijo "hola", y se fue',
      "una\r\nBcc: todos@volante.test\r\n\r\ndos",
      "<img src=x onerror=alert(1)>",
      "🚗".repeat(5_000),
      "a;b,c",
    ];
    for (const semicolons of [false, true]) {
      const csv = await written(from(...messages.map((message) => ({ message }))), semicolons);
      expect(csv.startsWith("\ufeffid")).toBe(true);
      expect(csv.split("\r\n")[0]?.split(semicolons ? ";" : ",")).toHaveLength(22);
      expect(rowsOf(csv, semicolons ? ";" : ",").map(({ message }) => message)).toEqual(messages);
    }
  });

  test("no leads are a header alone", async () => {
    expect((await written(from())).trim().split("\r\n")).toHaveLength(1);
  });

  test("of 100,000 leads few are in memory while nobody reads on", async () => {
    let made = 0;
    const endless = async function* () {
      for (; made < 100_000; made++) yield { ...lead, message: "x".repeat(100) };
    };
    const stream = writeCsv(endless());
    stream.once("readable", () => undefined);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(2_000);
    stream.destroy();
  });
});
