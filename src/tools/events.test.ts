import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publishEvent } from "#backend/events/publish-event.ts";
import { queueDeliveries } from "#backend/events/queue-deliveries.ts";
import { testReceiverOf, testSecret } from "#backend/events/test-receiver.ts";
import { wrapConnection } from "#backend/store/open-database.ts";
import { unpackEmbedded } from "#backend/store/test-database.ts";

const url = "https://crm.example.com/hook";
let folder: string;
let id: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "volante-events-"));
  await unpackEmbedded(join(folder, "pg"));
  const database = wrapConnection({ embedded: await PGlite.create(join(folder, "pg")) });
  await publishEvent(database.orm, {
    type: "account.deleted",
    subject: "customer:a",
    data: { customerId: "a" },
    at: new Date("2026-11-20T10:00:00Z"),
  });
  await queueDeliveries(database.orm, [testReceiverOf(url)]);
  const { rows } = await database.run(
    "update event_deliveries set state = 'set-aside', attempts = 24, last_error = 'HTTP 500' returning (select message_id from events) as id",
  );
  id = (rows as { id: string }[])[0]?.id ?? "";
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = { WEBHOOK_URLS: url, WEBHOOK_SECRETS: testSecret };
const run = (args: readonly string[], variables: Readonly<Record<string, string>> = settings) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--conditions=react-server", "--disable-warning=ExperimentalWarning", "src/tools/events.ts", ...args],
    {
      env: { ...process.env, NODE_ENV: "test", DATABASE_URL: "", DATA_DIR: folder, ...variables },
      encoding: "utf8",
    },
  );
  return { status, stdout, stderr };
};

test("events are listed, shown and sent again from the command line", { tags: ["all"] }, () => {
  expect(run(["list", "--state", "set-aside"])).toMatchObject({
    status: 0,
    stdout: `2026-11-20T10:00:00.000Z  account.deleted  customer:a  ${id}\n  crm.example.com: set-aside, 24 attempts, HTTP 500\n`,
  });
  expect(JSON.parse(run(["show", id, "--json"]).stdout)).toMatchObject({ id, data: { customerId: "a" } });
  const again = ["replay", "--state", "set-aside", "--json"];
  expect(JSON.parse(run([...again, "--dry-run"]).stdout)).toEqual({ events: 1, deliveries: 1, dryRun: true });
  expect(JSON.parse(run(again).stdout)).toEqual({ events: 1, deliveries: 1, dryRun: false });
  expect(run(["list", "--since", "2026-11-20"]).stdout).toContain(
    "crm.example.com: queued, 0 attempts, next ",
  );
});

test("what cannot be done is said, with exit status 1", { tags: ["all"] }, () => {
  expect(run(["show", "msg_none"])).toMatchObject({ status: 1, stdout: expect.stringContaining("no event") });
  expect(run(["replay", id], { WEBHOOK_URLS: "", WEBHOOK_SECRETS: "" })).toMatchObject({
    status: 1,
    stdout: expect.stringContaining("names no receiver"),
  });
  for (const args of [
    [],
    ["replay"],
    ["replay", id, "--since", "2026-11-20"],
    ["list", id],
    ["list", "--nothing"],
    ["list", "--dry-run"],
    ["list", "--state", "gone"],
    ["list", "--since", "yesterday"],
    ["list", "--limit", "0"],
  ])
    expect([args, run(args).status]).toEqual([args, 1]);
});
