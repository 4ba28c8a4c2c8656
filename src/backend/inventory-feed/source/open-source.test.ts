import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test, vi } from "vitest";
import { CutError, nameOfPlace, openSource } from "./open-source.ts";

const folder = mkdtempSync(join(tmpdir(), "open-source-"));
afterAll(() => rmSync(folder, { recursive: true }));

const open = async (place: string, known?: string) => {
  const source = await openSource(place, known);
  if (source === "unchanged") return source;
  const chunks: Uint8Array[] = [];
  for await (const chunk of source.bytes) chunks.push(chunk);
  return { text: Buffer.concat(chunks).toString(), time: source.time?.toISOString(), tag: source.tag };
};

test("a file is another one when its size or its time is", async () => {
  const file = join(folder, "a.csv.gz");
  writeFileSync(file, gzipSync("a;b\n"));
  utimesSync(file, 1_790_000_000, 1_790_000_000);
  const first = await open(file);
  if (first === "unchanged") throw new Error("It is new");
  expect(first).toMatchObject({ text: "a;b\n", time: "2026-09-21T14:13:20.000Z" });
  expect(await open(file, first.tag)).toBe("unchanged");
  utimesSync(file, 1_790_000_001, 1_790_000_001);
  expect(await open(file, first.tag)).toMatchObject({ text: "a;b\n" });
  await expect(open(join(folder, "none.csv"))).rejects.toThrow("there is no such file");
});

const answering = (answer: (headers: Headers) => Response) => {
  const send = vi.fn(async (_: string, init: RequestInit) => answer(new Headers(init.headers)));
  vi.stubGlobal("fetch", send);
  return send;
};

test("an address is another feed when its tag is; without one when it was written at another time", async () => {
  const written = "Thu, 26 Nov 2026 06:00:00 GMT";
  answering((headers) =>
    headers.get("if-none-match") === '"v1"'
      ? new Response(null, { status: 304 })
      : new Response("a;b\n", { headers: { etag: '"v1"', "last-modified": written } }),
  );
  const address = "https://feeds.example.com/stock.csv?key=secret";
  expect(await open(address)).toEqual({ text: "a;b\n", time: "2026-11-26T06:00:00.000Z", tag: '"v1"' });
  expect(await open(address, '"v1"')).toBe("unchanged");
  const send = answering(() => new Response(null, { status: 304 }));
  expect(await open(address, written)).toBe("unchanged");
  expect(send.mock.calls[0]?.[1]).toMatchObject({ headers: { "if-modified-since": written } });
});

test("an address that fails is named without its key", async () => {
  answering(() => new Response("no", { status: 403 }));
  const address = "https://feeds.example.com/stock.csv?key=secret";
  await expect(open(address)).rejects.toThrow(/^feeds\.example\.com\/stock\.csv: its host answers 403$/);
  expect(nameOfPlace(address)).toBe("feeds.example.com/stock.csv");
  await expect(open("http://feeds.example.com/a.csv")).rejects.toThrow("expected an https address");
});

test("a connection that breaks off is a feed that is cut", async () => {
  answering(() => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (sent++ < 3) controller.enqueue(Buffer.from("a;b\n".repeat(300)));
        else controller.error(new TypeError("terminated"));
      },
    });
    return new Response(body);
  });
  await expect(open("https://feeds.example.com/stock.csv")).rejects.toThrow(CutError);
});
