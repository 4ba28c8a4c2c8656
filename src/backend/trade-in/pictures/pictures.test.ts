import { mkdtempSync, rmSync } from "node:fs";
import { readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, like } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signIn } from "#backend/identity/test-customer.ts";
import { writeAttachments } from "#backend/mail/write-attachment.ts";
import { storeAnotherShop } from "#backend/shop/test-another-shop.ts";
import type { Database } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { removedFiles, tradeInPictures } from "#backend/store/schema/trade-ins.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { addDealer, addDetails, addTradeIn } from "../test-trade-in.ts";
import { pngBomb } from "./test-bad-pictures.ts";
import { openPictureDesk } from "./test-picture-desk.ts";
import { fileOf, picture } from "./test-pictures.ts";

const folder = mkdtempSync(join(tmpdir(), "trade-in-pictures-"));
process.env.DATA_DIR = folder;

let database: Database;
let desk: ReturnType<typeof openPictureDesk>;
let dealerId: number;
let owner: { readonly id: string; readonly token: string };
let jpeg: Uint8Array;
let id: string;
beforeAll(async () => {
  database = await openTestDatabase();
  desk = openPictureDesk(database.orm);
  dealerId = await addDealer(database.orm, { wireId: "pictures" });
  owner = await signIn(database.orm);
  jpeg = await picture().jpeg().toBuffer();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  id = await addTradeIn(database.orm, { dealerId, customerId: owner.id });
});

const stored = () => database.orm.select().from(tradeInPictures).where(eq(tradeInPictures.tradeInId, id));
const removed = async () => (await database.orm.select().from(removedFiles)).map(({ fileId }) => fileId);
const files = () => readdir(join(folder, "uploads"));

test("a picture is kept under a name of ours, and had back as a JPEG", async () => {
  const sent = await desk.upload(owner.token, id, fileOf(jpeg));
  const [row] = await stored();
  expect(sent).toMatchObject({ status: 200, data: { id: row?.fileId, pov: "front" } });
  expect(row).toMatchObject({ pov: "front", width: 64, height: 48 });
  expect([await files(), await removed()]).toEqual([expect.arrayContaining([row?.fileId]), []]);
  const shown = await desk.show(owner.token, id);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const bytes = new Uint8Array(await shown.arrayBuffer());
  expect(bytes.byteLength).toBe(row?.bytes);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 64, height: 48 });
});

test("its photos go to the dealer by one mail, as they are when it is sent", async () => {
  await storeAnotherShop(database.orm, { staff: { mail: "coches@autonorte.test" } });
  await desk.upload(owner.token, id, fileOf(jpeg));
  await desk.upload(owner.token, id, fileOf(jpeg), "rear");
  const mails = await database.orm
    .select()
    .from(outbox)
    .where(like(outbox.key, `trade-in-pictures:%:${id}`));
  expect(mails.map(({ recipient }) => recipient)).toEqual(["coches@autonorte.test"]);
  const [mail] = mails;
  const written = mail ? await writeAttachments(database.orm, mail) : [];
  expect(written.map(({ fileName, contentType }) => [fileName, contentType])).toEqual([
    ["front.jpg", "image/jpeg"],
    ["rear.jpg", "image/jpeg"],
  ]);
  expect(await sharp(written[0]?.bytes).metadata()).toMatchObject({ format: "jpeg", width: 64 });
});

test("another from the same point of view takes its place, and the earlier file is to be removed", async () => {
  await desk.upload(owner.token, id, fileOf(jpeg));
  const [first] = await stored();
  await desk.upload(owner.token, id, fileOf(await picture(32, 32).png().toBuffer(), "image/png"));
  await desk.upload(owner.token, id, fileOf(jpeg), "rear");
  const rows = await stored();
  expect(rows.map(({ pov, width }) => [pov, width]).toSorted()).toEqual([
    ["front", 32],
    ["rear", 64],
  ]);
  expect(await removed()).toEqual([first?.fileId]);
});

test("a picture is removed, and once more", async () => {
  await desk.upload(owner.token, id, fileOf(jpeg));
  const [row] = await stored();
  expect(await desk.remove(owner.token, id)).toMatchObject({ status: 200 });
  expect(await desk.remove(owner.token, id)).toMatchObject({ status: 200 });
  expect(await stored()).toEqual([]);
  expect(await removed()).toContain(row?.fileId);
  expect((await desk.show(owner.token, id)).status).toBe(404);
});

test("somebody else's trade-in is none: nothing is shown, kept or removed", async () => {
  await desk.upload(owner.token, id, fileOf(jpeg));
  const { token } = await signIn(database.orm);
  expect(await desk.upload(token, id, fileOf(jpeg), "rear")).toMatchObject({
    status: 404,
    code: "not-found",
  });
  expect(await desk.remove(token, id)).toMatchObject({ status: 404 });
  expect((await desk.show(token, id)).status).toBe(404);
  expect((await desk.show("", id)).status).toBe(401);
  expect(await stored()).toHaveLength(1);
});

test("once the condition was handed in nothing changes, and what there is can be seen", async () => {
  await desk.upload(owner.token, id, fileOf(jpeg));
  await addDetails(database.orm, id, { submittedAt: new Date(), deductions: [] });
  const refused = { status: 409, code: "details-submitted" };
  expect(await desk.upload(owner.token, id, fileOf(jpeg), "rear")).toMatchObject(refused);
  expect(await desk.remove(owner.token, id)).toMatchObject(refused);
  expect(await stored()).toHaveLength(1);
  expect((await desk.show(owner.token, id)).status).toBe(200);
});

test.each(["../front", "roof", ""])("%j is no point of view", async (pov) => {
  expect(await desk.upload(owner.token, id, fileOf(jpeg), pov)).toMatchObject({ status: 400, field: "pov" });
});

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")]);
const megabytes = (count: number) => Buffer.alloc(count * 1_000_000);

test.each<[string, () => File, number, string]>([
  ["a HEIC", () => fileOf(heic, "image/heic", "a.heic"), 400, "invalid-field"],
  ["a HEIC that calls itself a JPEG", () => fileOf(heic), 415, "unsupported-media-type"],
  ["a text that calls itself a JPEG", () => fileOf(Buffer.from("hello")), 415, "unsupported-media-type"],
  ["half a picture", () => fileOf(jpeg.subarray(0, jpeg.byteLength / 2)), 400, "picture-cut"],
  ["900 million pixels", () => fileOf(pngBomb(30_000, 30_000), "image/png"), 413, "too-many-pixels"],
  ["10.5 MB", () => fileOf(Buffer.concat([jpeg, megabytes(10.5)])), 400, "invalid-field"],
])("%s is refused, and nothing is left of it", async (_, make, status, code) => {
  const before = await files();
  expect(await desk.upload(owner.token, id, make())).toMatchObject({ status, code });
  expect([await stored(), await files()]).toEqual([[], before]);
});

test("while pictures cannot be kept nothing is, and those that there are wait", async () => {
  await desk.upload(owner.token, id, fileOf(jpeg));
  const [uploads, aside] = [join(folder, "uploads"), join(folder, "aside")];
  await rename(uploads, aside);
  await writeFile(uploads, "");
  const unavailable = { status: 503, code: "unavailable" };
  expect(await desk.upload(owner.token, id, fileOf(jpeg), "rear")).toMatchObject(unavailable);
  expect((await desk.show(owner.token, id)).status).toBe(503);
  expect(await stored()).toHaveLength(1);
  await rm(uploads);
  await rename(aside, uploads);
  expect((await desk.show(owner.token, id)).status).toBe(200);
});
