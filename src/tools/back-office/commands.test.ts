import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestOffice } from "#backend/back-office/test-office.ts";
import type { Database } from "#backend/store/database.ts";
import { unpackEmbedded } from "#backend/store/test-database.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { runCommand } from "../run-command.ts";
import { UsageError } from "../run-tool.ts";
import { appointmentsCommand } from "./appointments-command.ts";
import { leadsCommand } from "./leads-command.ts";
import { asLine, readArguments } from "./office-command.ts";
import { operatorsCommand } from "./operators-command.ts";
import { reservationsCommand } from "./reservations-command.ts";

const commands = {
  leads: leadsCommand,
  appointments: appointmentsCommand,
  reservations: reservationsCommand,
  operators: operatorsCommand,
};
type Name = keyof typeof commands;

let database: Database;
let office: ReturnType<typeof openTestOffice>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
  office = openTestOffice(database.orm, new Date());
});
afterAll(() => database.close());

const unknown = "0123456789abcdefghjkmnpqrs";

test.each<[Name, string]>([
  ["leads", ""],
  ["leads", "forget"],
  ["leads", "constructor"],
  ["leads", "list --since yesterday"],
  ["leads", "list --limit 0"],
  ["leads", "list more"],
  ["leads", "export"],
  ["leads", "export --csv --json"],
  ["leads", "list --dry-run"],
  ["appointments", "list"],
  ["appointments", "list --dealer x --day 30.11.2026"],
  ["reservations", "show"],
  ["reservations", "show a b"],
  ["reservations", "list --state lost"],
  ["reservations", `complete ${unknown} --reason x`],
  ["reservations", `cancel ${unknown}`],
  ["reservations", `refund ${unknown} --reason x --amount -1`],
  ["reservations", `refund ${unknown} --reason x --amount all`],
  ["reservations", "reconcile --days 0"],
  ["operators", "add CRM"],
  ["operators", "add CRM --scopes write"],
  ["operators", "add =CRM --scopes read"],
  ["operators", "revoke"],
])("npm run %s -- %s is wrong usage", (name, line) => {
  const args = line === "" ? [] : line.split(" ");
  expect(() => readArguments(commands[name], args)).toThrow(UsageError);
});

const run = async (name: Name, line: string) => {
  const { run: answer, values } = readArguments(commands[name], line.split(" "));
  const dryRun = values["dry-run"] === true;
  const found = await answer({ ...office.caller, dryRun });
  if (!("lines" in found)) return (await buffer(found.stream)).toString();
  return found.lines.join("\n");
};

test("a reservation is listed, shown, refunded in part, and completed", async () => {
  const { id } = await office.confirm();
  expect(await run("reservations", "list --state confirmed")).toContain(id);
  expect(await run("reservations", `show ${id}`)).toContain("Ana Prueba");
  expect(await run("reservations", `refund ${id} --amount 99.5 --reason late --dry-run`)).toContain(
    "Would be",
  );
  expect(await office.refunded(id)).toBe(0);
  expect(await run("reservations", `refund ${id} --amount 99.5 --reason late`)).toContain("99.5 € refunded");
  expect(await run("reservations", `refund ${id} --amount 99.5 --reason late`)).toContain(
    "Nothing to change",
  );
  expect(await office.refunded(id)).toBe(9_950);
  expect(await run("reservations", "reconcile")).toBe("1 payments compared");
  expect(await run("reservations", `complete ${id}`)).toContain(`${id}  completed`);
  await expect(run("reservations", `cancel ${id} --reason x`)).rejects.toMatchObject({ code: "conflict" });
});

test("leads are exported with a header, and a day of a dealer has its name", async () => {
  expect(await run("leads", "export --csv --since 2026-11-30")).toMatch(/^\ufeffid,createTime/);
  expect(await run("leads", "export --csv --semicolons")).toMatch(/^\ufeffid;createTime/);
  expect(await run("leads", "list")).toBe("");
  expect(await run("appointments", "list --dealer es-01 --day 2026-11-30")).toMatch(
    /2026-11-30, Europe\/Madrid$/,
  );
});

test("what a visitor has typed moves no cursor of the terminal", () => {
  expect(asLine("Ana\u001b[2J\r\nBcc: x\u009b1m 🚗")).toBe("Ana [2J Bcc: x 1m 🚗");
});

test("an operator is added, listed and revoked", async () => {
  expect(await run("operators", "add CRM --scopes read,act --dry-run")).toBe("Would add CRM");
  expect(await run("operators", "add CRM --scopes read,act")).toMatch(/^[\w-]{43}$/);
  expect(await run("operators", "list")).toMatch(/^CRM {2}read,act/);
  expect(await run("operators", "revoke CRM")).toBe("Revoked CRM");
  expect(await run("operators", "list")).toContain("revoked");
});

test("as processes they answer with their exit status, and write nothing but JSON to the output", {
  tags: ["all"],
  timeout: 240_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "volante-office-"));
  try {
    await unpackEmbedded(join(folder, "pg"));
    const start = (...args: readonly string[]) =>
      runCommand(process.execPath, ["src/tools/bootstrap.mjs", ...args], {
        env: { DATA_DIR: folder, LOG_LEVEL: "silent", NODE_ENV: "test", DATABASE_URL: undefined },
      });
    const added = await start("operators", "add", "CRM", "--scopes", "read", "--json");
    expect([added.code, JSON.parse(added.output)]).toMatchObject([0, { name: "CRM", scopes: ["read"] }]);
    expect(await start("operators", "add", "CRM", "--scopes", "read")).toMatchObject({ code: 1 });
    expect(await start("reservations", "list", "--json")).toMatchObject({ code: 0 });
    expect(await start("reservations", "show", unknown)).toEqual({
      ...{ code: 1, output: "There is no such reservation\n" },
    });
    expect(await start("reservations", "nothing")).toMatchObject({ code: 2 });
    expect((await start("leads", "export", "--csv")).output).toMatch(/^\ufeffid,createTime/);
    expect(await start("appointments", "list", "--dealer", "x", "--day", "2026-11-30")).toMatchObject({
      code: 1,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
