import { mkdtempSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { callAs, openAccount, type TestAccount, testPassword } from "#backend/account/test-account.ts";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { diskFiles } from "#backend/picture-files/disk-files.ts";
import type { PictureFiles } from "#backend/picture-files/picture-files.ts";
import { removeFiles } from "#backend/picture-files/remove-files.ts";
import type { Database } from "#backend/store/database.ts";
import { removedFiles, tradeInPictures } from "#backend/store/schema/trade-ins.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { createLogger } from "#platform/log.ts";
import { addDealer, addDetails, addTradeIn } from "../test-trade-in.ts";
import { openPictureDesk } from "./test-picture-desk.ts";
import { fileOf, picture } from "./test-pictures.ts";

/** Hooks just before and after a file is written. */
const moments = vi.hoisted(() => ({ before: async () => {}, after: async () => {} }));
const folder = mkdtempSync(join(tmpdir(), "trade-in-files-"));
const disk = diskFiles(folder);
const watched: PictureFiles = {
  ...disk,
  put: async (id, bytes) => {
    await moments.before();
    await disk.put(id, bytes);
    await moments.after();
  },
};
vi.mock("#backend/picture-files/choose-files.ts", () => ({ pictureFiles: () => watched }));

let database: Database;
let desk: ReturnType<typeof openPictureDesk>;
let client: ReturnType<typeof testClient>;
let dealerId: number;
let image: File;
let owner: TestAccount;
let id: string;
beforeAll(async () => {
  database = await openTestDatabase();
  desk = openPictureDesk(database.orm);
  client = testClient(createBackend(database, { logFor: () => createLogger("silent") }));
  dealerId = await addDealer(database.orm, { wireId: "files" });
  image = fileOf(await picture().jpeg().toBuffer());
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  moments.before = async () => {};
  moments.after = async () => {};
  owner = await openAccount(database.orm);
  id = await addTradeIn(database.orm, { dealerId, customerId: owner.id });
});

const files = async () => (await readdir(folder)).toSorted();
const named = async () =>
  (await database.orm.select().from(tradeInPictures)).map(({ fileId }) => fileId).toSorted();
const hours = 60 * 60 * 1000;
/** Runs the job, so many milliseconds later. */
const clean = (later = 0) =>
  removeFiles(database.orm, disk, {
    now: () => new Date(Date.now() + later),
    stop: new AbortController().signal,
  });
const removeTradeIn = () => callAs(client, owner.token)("DELETE", `/retake/${id}`);

/** Every file that the database names exists, and there is no other. */
const expectWhole = async () => {
  await clean(2 * hours);
  expect(await files()).toEqual(await named());
  expect(await database.orm.$count(removedFiles)).toBe(0);
};

describe("files go", () => {
  test("of pictures that were replaced or removed, and the others stay", async () => {
    for (const pov of ["front", "front", "rear"]) await desk.upload(owner.token, id, image, pov);
    await desk.remove(owner.token, id, "rear");
    expect(await files()).toHaveLength(3);
    await clean();
    expect(await named()).toHaveLength(1);
    await expectWhole();
  });

  test("of a trade-in that is deleted", async () => {
    for (const pov of ["front", "rear"]) await desk.upload(owner.token, id, image, pov);
    const before = await named();
    expect(await removeTradeIn()).toMatchObject({ status: 200 });
    await clean();
    const left = await files();
    expect(before.filter((file) => left.includes(file))).toHaveLength(before.length - 2);
    await expectWhole();
  });

  test("of an account that is deleted", async () => {
    await desk.upload(owner.token, id, image);
    expect(await files()).toHaveLength((await named()).length);
    const gone = await callAs(client, owner.token)("DELETE", "", {
      userEmail: owner.email,
      password: testPassword,
    });
    expect(gone).toMatchObject({ status: 200 });
    const rows = database.orm.select().from(tradeInPictures).where(eq(tradeInPictures.tradeInId, id));
    expect(await rows).toEqual([]);
    expect((await files()).length).toBe((await named()).length + 1);
    await clean();
    await expectWhole();
  });
});

describe("a process that ends", () => {
  const ends = async () => {
    throw new Error("ended");
  };

  test.each(["before", "after"] as const)("%s a file is written leaves it for an hour", async (moment) => {
    const already = await files();
    moments[moment] = ends;
    expect(await desk.upload(owner.token, id, image)).toMatchObject({ status: 500 });
    expect(await database.orm.$count(removedFiles)).toBe(1);
    await clean(0.9 * hours);
    expect((await files()).length).toBe(already.length + (moment === "after" ? 1 : 0));
    await expectWhole();
    expect(await files()).toEqual(already);
  });
});

describe("while a file is written", () => {
  test("the trade-in is deleted: nothing names it", async () => {
    moments.after = async () => void (await removeTradeIn());
    expect(await desk.upload(owner.token, id, image)).toMatchObject({ status: 404 });
    await expectWhole();
  });

  test("the condition is handed in: nothing is added to it", async () => {
    moments.after = () => addDetails(database.orm, id, { submittedAt: new Date(), deductions: [] });
    expect(await desk.upload(owner.token, id, image)).toMatchObject({
      status: 409,
      code: "details-submitted",
    });
    const rows = database.orm.select().from(tradeInPictures).where(eq(tradeInPictures.tradeInId, id));
    expect(await rows).toEqual([]);
    await expectWhole();
  });

  test("so much time passes that the job takes it: a picture without a file is named by nothing", async () => {
    moments.after = () => clean(2 * hours);
    expect(await desk.upload(owner.token, id, image)).toMatchObject({ status: 503, code: "unavailable" });
    await expectWhole();
  });

  test("another comes from the same point of view: one is left", async () => {
    let others = 0;
    moments.before = async () => {
      others += 1;
      if (others === 1) await desk.upload(owner.token, id, image);
    };
    expect(await desk.upload(owner.token, id, image)).toMatchObject({ status: 200 });
    const rows = database.orm.select().from(tradeInPictures).where(eq(tradeInPictures.tradeInId, id));
    expect(await rows).toHaveLength(1);
    await expectWhole();
  });
});
