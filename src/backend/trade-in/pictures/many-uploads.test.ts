import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { signIn } from "#backend/identity/test-customer.ts";
import type { Database } from "#backend/store/database.ts";
import { tradeInPictures } from "#backend/store/schema/trade-ins.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { createLogger } from "#platform/log.ts";
import { addDealer, addTradeIn } from "../test-trade-in.ts";
import { fileOf, plainPicture } from "./test-pictures.ts";

const folder = mkdtempSync(join(tmpdir(), "many-uploads-"));
process.env.DATA_DIR = folder;
const uploads = 20;
const megabyte = 1_000_000;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** The peak of this process's memory during an operation, above its memory before, in bytes. */
const memoryOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 10);
  await work().finally(() => clearInterval(look));
  return most - before;
};

/** A form of 5 MB that arrives in chunks, as from a socket; all share the same memory. */
const openForm = async () => {
  const form = new FormData();
  form.set("pov", "front");
  form.set("image", fileOf(Buffer.concat([await plainPicture(3_000, 2_000), Buffer.alloc(5 * megabyte)])));
  const sent = new Response(form);
  const bytes = new Uint8Array(await sent.clone().arrayBuffer());
  const headers = { "content-type": sent.headers.get("content-type") ?? "" };
  const body = () => {
    let at = 0;
    return new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (at >= bytes.byteLength) return controller.close();
        controller.enqueue(bytes.subarray(at, at + 65_536));
        at += 65_536;
      },
    });
  };
  return { headers, body };
};

test("twenty uploads at once take bounded memory: ten are kept, the others are told to come again", {
  tags: ["all"],
  timeout: 60_000,
}, async () => {
  const backend = createBackend(database, { logFor: () => createLogger("silent") });
  const { id: customerId, token } = await signIn(database.orm);
  const dealerId = await addDealer(database.orm, { wireId: `many-${randomUUID()}` });
  const ids: string[] = [];
  for (let count = 0; count < uploads; count += 1)
    ids.push(await addTradeIn(database.orm, { dealerId, customerId }));
  const { headers, body } = await openForm();
  const upload = async (id = "") => {
    const answer = await backend.fetch(
      new Request(`http://backend.test/retake/${id}/image`, {
        method: "POST",
        headers: { ...headers, authorization: `Bearer ${token}` },
        body: body(),
        duplex: "half",
      } as RequestInit),
    );
    const { error } = (await answer.json()) as { error?: { code: string } };
    return error?.code ?? answer.status;
  };
  expect(await upload(ids[0])).toBe(200);
  let ends: (string | number)[] = [];
  const grown = await memoryOf(async () => {
    ends = await Promise.all(ids.map(upload));
  });
  expect(ends.filter((end) => end === "busy")).toHaveLength(10);
  expect(ends.filter((end) => end === 200)).toHaveLength(10);
  expect(await database.orm.$count(tradeInPictures)).toBeGreaterThanOrEqual(10);
  expect(grown).toBeLessThan(300 * megabyte);
});
