import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import nodeFs from "next/dist/server/lib/node-fs-methods.js";
import { afterAll, expect, test, vi } from "vitest";

type PageCache = InstanceType<typeof import("./handler.ts")["default"]>;

const folder = mkdtempSync(join(tmpdir(), "volante-kept-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** The environment is read once, so all tests share a folder. */
const open = async (): Promise<PageCache> => {
  vi.stubEnv("DATA_DIR", folder);
  const { default: PageCache } = await import("./handler.ts");
  return new PageCache({
    fs: nodeFs.nodeFs,
    dev: false,
    flushToDisk: true,
    serverDistDir: join(folder, "build", "server"),
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  });
};

type Arguments = { set: Parameters<PageCache["set"]>; get: Parameters<PageCache["get"]> };

/** The framework's types want more than its cache reads. */
const entry = (value: object) => value as Arguments["set"][1];
const toSet = (value: object) => value as Arguments["set"][2];
const toGet = (value: object) => value as Arguments["get"][1];

const page = (text: string) =>
  entry({
    kind: "APP_PAGE",
    html: `<html><body><h1>${text}</h1></body></html>`,
    rscData: Buffer.from(text),
    headers: {},
    status: 200,
    postponed: undefined,
    segmentData: undefined,
  });
const asPage = toGet({ kind: "APP_PAGE", isFallback: false, isRoutePPREnabled: false });

test("a page is kept on disk, one with a query in memory alone", async () => {
  const cache = await open();
  const before = files();
  await cache.set("route/$/es/lista/q~fuel%3Ddiesel", page("filtered"), toSet({}));
  expect(files()).toEqual(before);
  expect((await cache.get("route/$/es/lista/q~fuel%3Ddiesel", asPage))?.value).toMatchObject({
    kind: "APP_PAGE",
  });
  await cache.set("route/$/es/lista", page("whole"), toSet({}));
  expect(files().sort()).toEqual([...before, "lista.html", "lista.meta", "lista.rsc"]);
});

test("a value that a page read while it was rendered is kept nowhere, since there is one for each vehicle", async () => {
  const cache = await open();
  const before = files();
  const mark = entry({
    kind: "FETCH",
    data: { headers: {}, body: "true", status: 200, url: "" },
    revalidate: 60,
  });
  await cache.set("mark", mark, toSet({ fetchCache: true, tags: ["vehicle:WVWZZZ1KZ8W123456"] }));
  expect(files()).toEqual(before);
  expect(await cache.get("mark", toGet({ kind: "FETCH", tags: [], softTags: [] }))).toBeNull();
});

test("pages with a query are bounded by what they hold together: the oldest go first", async () => {
  const cache = await open();
  const key = (n: number) => `route/$/es/lista/q~priceFrom%3D${n}`;
  const long = "x".repeat(100_000);
  for (let n = 0; n < 30; n += 1) await cache.set(key(n), page(long), toSet({}));
  const cached = await Promise.all(Array.from({ length: 30 }, (_, n) => cache.get(key(n), asPage)));
  expect(cached[0]).toBeNull();
  expect(cached.at(-1)).not.toBeNull();
  expect(cached.filter(Boolean).length).toBeLessThan(1_000_000 / long.length);
});
