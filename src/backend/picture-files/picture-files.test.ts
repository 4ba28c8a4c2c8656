import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLogger } from "#platform/log.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { logOutages } from "./choose-files.ts";
import { diskFiles } from "./disk-files.ts";
import type { PictureFiles } from "./picture-files.ts";
import { type ObjectStore, s3Files } from "./s3-files.ts";
import { openFaultyStore, openObjectStore } from "./test-object-store.ts";

let folder: string;
let store: ObjectStore;
let close: () => Promise<void>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "picture-files-"));
  ({ store, close } = await openObjectStore(folder));
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

const bytes = (text: string) => new TextEncoder().encode(text);
const uploads = () => join(folder, "uploads");
const log = createLogger("silent");

describe.each<[string, () => PictureFiles]>([
  ["disk", () => diskFiles(uploads())],
  ["object store", () => s3Files(store)],
])("%s", (_, open) => {
  test("a file is had back as it was kept, and anew as it was kept anew", async () => {
    const files = open();
    const id = newReferenceId();
    expect(await files.get(id)).toBeUndefined();
    const noise = crypto.getRandomValues(new Uint8Array(50_000));
    await files.put(id, noise);
    expect(await files.get(id)).toEqual(noise);
    await files.put(id, bytes("new"));
    expect(await files.get(id)).toEqual(bytes("new"));
  });

  test("a file is removed by itself, and once more", async () => {
    const files = open();
    const [id, other] = [newReferenceId(), newReferenceId()];
    await files.put(id, bytes("a"));
    await files.put(other, bytes("b"));
    await files.remove(id);
    await files.remove(id);
    expect([await files.get(id), await files.get(other)]).toEqual([undefined, bytes("b")]);
  });

  test.each(["", "..", "../../etc/passwd", "A".repeat(26), `${"a".repeat(25)}/`, "a".repeat(27)])(
    "%j is the name of no file",
    async (id) => {
      const files = open();
      await expect(async () => files.put(id, bytes("x"))).rejects.toThrow(RangeError);
      await expect(async () => files.get(id)).rejects.toThrow(RangeError);
      await expect(async () => files.remove(id)).rejects.toThrow(RangeError);
    },
  );
});

test("whether files can be had and kept now is told without keeping one", async () => {
  for (const files of [diskFiles(join(folder, "checked")), s3Files(store)])
    expect(await files.check()).toBeUndefined();
  expect(await readdir(join(folder, "checked"))).toEqual([]);
  const path = join(folder, "no-folder");
  await writeFile(path, "");
  for (const files of [diskFiles(path), refused, s3Files({ ...store, secretAccessKey: "wrong" })])
    await expect(files.check()).rejects.toThrow();
});

describe("on the disk", () => {
  test("nobody else may read a file, and nothing else is left beside it", async () => {
    const own = join(folder, "own");
    const id = newReferenceId();
    await diskFiles(own).put(id, bytes("a"));
    expect(await readdir(own)).toEqual([id]);
    expect(((await stat(join(own, id))).mode & 0o777).toString(8)).toBe("600");
  });

  test("what a crash left half written goes with its id", async () => {
    const half = join(folder, "half");
    const id = newReferenceId();
    await diskFiles(half).put(newReferenceId(), bytes("a"));
    await writeFile(join(half, `${id}.part`), "half");
    expect(await diskFiles(half).get(id)).toBeUndefined();
    await diskFiles(half).remove(id);
    expect(await readdir(half)).not.toContain(`${id}.part`);
  });
});

const refused: PictureFiles = s3Files({
  endpoint: "http://127.0.0.1:9",
  bucket: "b",
  accessKeyId: "a",
  secretAccessKey: "s",
  region: "r",
});

/** Each call of a store that is unavailable, by what it ends with. */
const endsOf = async (files: PictureFiles) => {
  const unavailable = logOutages(files, log);
  const id = newReferenceId();
  const calls = [unavailable.put(id, bytes("x")), unavailable.get(id), unavailable.remove(id)];
  return (await Promise.allSettled(calls)).map((end) =>
    end.status === "rejected" ? (end.reason as { code?: string }).code : "done",
  );
};

describe("a store that is away is unavailable", () => {
  const everything = ["unavailable", "unavailable", "unavailable"];

  test("a connection that is refused", async () => {
    expect(await endsOf(refused)).toEqual(everything);
  });

  test("a folder that cannot be one", async () => {
    const path = join(folder, "a-file");
    await writeFile(path, "");
    expect(await endsOf(diskFiles(path))).toEqual(everything);
  });

  test("keys that are wrong", async () => {
    expect(await endsOf(s3Files({ ...store, secretAccessKey: "wrong" }))).toEqual(everything);
  });

  test.each<[string, RequestListener]>([
    ["500", (_, response) => void response.writeHead(500).end()],
    ["a redirect", (_, response) => void response.writeHead(307, { location: store.endpoint }).end()],
    ["nothing", () => undefined],
    ["half an answer", (_, response) => void response.writeHead(200).write("x")],
    ["a connection that breaks", (request) => void request.socket.destroy()],
  ])("%s", async (_, answer) => {
    const faulty = await openFaultyStore(answer);
    expect(await endsOf(faulty.files)).toEqual(everything);
    await faulty.close();
  });
});

test("a fault of the store that passes is tried once more", async () => {
  const methods: string[] = [];
  const faulty = await openFaultyStore(({ method = "" }, response) => {
    methods.push(method);
    response.writeHead(methods.length === 1 ? 503 : 200).end();
  });
  await faulty.files.put(newReferenceId(), bytes("x"));
  expect(methods).toEqual(["PUT", "PUT"]);
  await faulty.close();
});
