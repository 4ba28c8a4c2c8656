import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { signIn } from "#backend/identity/test-customer.ts";
import type { Database } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { tradeInDetails, tradeInPictures } from "#backend/store/schema/trade-ins.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { createLogger } from "#platform/log.ts";
import { openPictureDesk } from "./pictures/test-picture-desk.ts";
import { fileOf, plainPicture } from "./pictures/test-pictures.ts";
import { describeResponse } from "./test-appointments.ts";
import { addDealer, addTradeIn } from "./test-trade-in.ts";

const folder = mkdtempSync(join(tmpdir(), "changes-at-once-"));
process.env.DATA_DIR = folder;

let database: Database;
let client: ReturnType<typeof testClient>;
let desk: ReturnType<typeof openPictureDesk>;
let dealerId: number;
let owner: { readonly id: string; readonly token: string };
let id: string;
beforeAll(async () => {
  database = await openTestDatabase();
  client = testClient(createBackend(database, { logFor: () => createLogger("silent") }));
  desk = openPictureDesk(database.orm);
  dealerId = await addDealer(database.orm, { wireId: "at-once" });
  owner = await signIn(database.orm);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  id = await addTradeIn(database.orm, { dealerId, customerId: owner.id });
});

const status = { enginePerformance: "GOOD", drivePerformance: "GOOD", generalStatus: "GOOD" };
const save = (submit: boolean) =>
  client.raw(
    "POST",
    `/retake/${id}/phase2/v3?submit=${submit}`,
    { kms: 64_000, imported: false, files: [], status },
    { authorization: `Bearer ${owner.token}` },
  );

const waiting = async (): Promise<number> => {
  const found = await database.orm.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowsOf(found).length;
};

/** Pauses a submission after its checks until the other change waits or has ended. */
const whileHandedIn = async <Ended>(change: () => Promise<Ended>): Promise<Ended> => {
  const { handedIn, other } = await database.orm.transaction(async (tx) => {
    await tx.execute(sql`lock table trade_in_marks in exclusive mode`);
    const submitted = save(true);
    await expect.poll(waiting, { timeout: 5_000 }).toBe(1);
    let hasEnded = false;
    const changed = change().finally(() => {
      hasEnded = true;
    });
    await expect.poll(async () => hasEnded || (await waiting()) === 2, { timeout: 5_000 }).toBe(true);
    return { handedIn: submitted, other: changed };
  });
  expect(await handedIn).toMatchObject({ status: 200 });
  return other;
};

describe.runIf(process.env.TEST_DATABASE_URL)("a condition is being handed in, and meanwhile", () => {
  test("a draft that is saved does not take it back", async () => {
    const saved = await whileHandedIn(() => save(false));
    expect(describeResponse(saved)).toBe("details-submitted");
    const [stored] = await database.orm.select().from(tradeInDetails);
    expect(stored?.submittedAt).toBeInstanceOf(Date);
  });

  test("a picture that comes is not added to it", async () => {
    const image = fileOf(await plainPicture(64, 48));
    const sent = await whileHandedIn(() => desk.upload(owner.token, id, image));
    expect(sent.code).toBe("details-submitted");
    expect(await database.orm.$count(tradeInPictures)).toBe(0);
  });
});
