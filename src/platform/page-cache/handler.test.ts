import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { timeLeft, withinTime } from "#platform/time-budget.ts";
import { pageCacheDirectory } from "./directory.ts";
import PageCache from "./handler.ts";
import { markAllInvalidated, markInvalidated, noteAllKnown } from "./invalidated-tags.ts";
import { pageFactsHeader, readFacts } from "./page-facts.ts";
import { isPageStored } from "./stored-pages.ts";

const theirs = vi.hoisted(() => ({
  read: vi.fn<(key: string) => Promise<unknown>>(async () => undefined),
  write: vi.fn<(...values: unknown[]) => Promise<void>>(async () => undefined),
  remove: vi.fn<(key: string) => Promise<void>>(async () => undefined),
}));
const bounded = vi.hoisted(() => vi.fn<(key: string) => void>());
vi.mock("./bound-lifetimes.ts", () => ({ boundLifetimes: bounded }));
vi.mock("./shared-pages.ts", () => ({
  readShared: theirs.read,
  writeShared: theirs.write,
  removeShared: theirs.remove,
  isOneShared: async () => false,
}));

type Page = NonNullable<Parameters<PageCache["set"]>[1]> & { html: string; status?: number };

const folder = mkdtempSync(join(tmpdir(), "volante-page-cache-"));
const week = 604_800;
let name = "";
let key = "";
let cache: PageCache;

afterEach(() => vi.restoreAllMocks());
beforeEach(({ task }) => {
  noteAllKnown();
  vi.stubEnv("DATA_DIR", folder);
  vi.stubEnv("LOG_LEVEL", "fatal");
  name = `/es/${task.id}`;
  key = `/route-cache/APP_PAGE/route/$${name}`;
  cache = new PageCache({
    fs: nodeFs,
    flushToDisk: true,
    dev: false,
    serverDistDir: join(folder, "build"),
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: {},
    revalidatedTags: [],
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pageOf = (content: string, status = 200): Page =>
  ({
    kind: "APP_PAGE",
    html: `<html><body>${content}</body></html>`,
    rscData: Buffer.from('0:{"P":null,"c":["","x?QCANARY"],"q":"?QCANARY"}'),
    segmentData: new Map([["/_full", Buffer.from('0:{"P":null,"c":["","x?QCANARY"],"q":""}')]]),
    headers: {},
    status,
    postponed: undefined,
  }) as unknown as Page;

const lifetime = () => ({ revalidate: 60, expire: week });
const set = async (page: Page, cacheControl = lifetime()) => {
  await cache.set(key, page, { cacheControl, isRoutePPREnabled: false, isFallback: false });
  return page as Page & { headers: Record<string, string> };
};
const get = () => cache.get(key, { kind: "APP_PAGE", isFallback: false, isRoutePPREnabled: false } as never);
const stored = async () => ((await get())?.value as Page | undefined)?.html;
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && join(entry.parentPath, entry.name).includes(name))
    .map(({ parentPath, name: file }) => join(parentPath, file));

const whole = "<h1>Seat León</h1>12.900 €";
const degraded = '<main data-degraded="page"><h1>No responde</h1></main>';
const gone = '<div data-missing="410 Vehicle page Not Found"><h1>No encontramos</h1></div>';
const unfetched = gone.replace("410", "404").replace("<div", '<div data-degraded="page"');
const shell = '<div id="__next_error__"></div>';

test("of a page its document is kept on disk, and nothing of who asked for it", async () => {
  await set(pageOf(whole));
  expect(await stored()).toContain(whole);
  expect(files().length).toBeGreaterThan(1);
  for (const file of files()) expect(readFileSync(file, "utf8")).not.toContain("QCANARY");
});

test("a page that is kept says when it was rendered, until when it is fresh and what invalidates it", async () => {
  const tags = { "x-next-cache-tags": "stock,vehicle:A" };
  const sent = (page: unknown) =>
    readFacts((page as { headers: Record<string, string> }).headers[pageFactsHeader]);
  const before = Date.now();
  const rendered = sent(await set(Object.assign(pageOf(whole), { headers: tags })));
  expect(rendered?.tags).toEqual(["stock", "vehicle:A"]);
  expect(rendered?.renderedAt).toBeGreaterThanOrEqual(before);
  expect(rendered?.freshUntil).toBe((rendered?.renderedAt ?? 0) + 60_000);
  expect(sent((await get())?.value)).toEqual(rendered);
  // Whatever an earlier process wrote.
  const stored = (await get())?.value as unknown as { headers: Record<string, string> };
  stored.headers[pageFactsHeader] = "1 2 a";
  expect(sent((await get())?.value)).toEqual(rendered);
  for (const html of [degraded, gone, shell]) {
    name = `${name}-x`;
    key = `${key}-x`;
    expect(sent(await set(pageOf(html)))).toBeUndefined();
  }
});

test("of a page that a query asked for the framework's note is bounded", async () => {
  bounded.mockClear();
  await set(pageOf(whole));
  expect(bounded).not.toHaveBeenCalled();
  key = `${key}/q~brand%3Dseat`;
  await set(pageOf(whole));
  expect(bounded).toHaveBeenCalledExactlyOnceWith(key);
});

describe("lifetimes", () => {
  test.each([
    [119, 4_000],
    [121, 700],
  ])("a page of %d s is rendered again within %d ms of calls", async (age, most) => {
    await set(pageOf(whole));
    const now = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => now + age * 1_000);
    const left = await withinTime(4_000, async () => {
      await get();
      return timeLeft();
    });
    expect(left).toBeLessThanOrEqual(most);
    expect(left).toBeGreaterThan(most - 300);
  });

  test("one that cannot be rendered is rendered behind what is shown, in the time that any page has", async () => {
    await set(pageOf(whole));
    await set(pageOf(degraded));
    const now = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => now + 121_000);
    const left = await withinTime(4_000, async () => {
      await get();
      return timeLeft();
    });
    expect(left).toBeGreaterThan(3_000);
  });

  test("a page may be shown a minute past its lifetime, and caches in front are told so", async () => {
    const sent = lifetime();
    await set(pageOf(whole), sent);
    expect((await get())?.cacheControl).toEqual({ revalidate: 60, expire: 120 });
    expect(sent).toEqual({ revalidate: 60, expire: 120 });
  });

  test("while a service fails it is shown at any age, until it could be rendered again", async () => {
    await set(pageOf(whole));
    await set(pageOf(degraded));
    expect((await get())?.cacheControl).toEqual({ revalidate: 60, expire: undefined });
    await set(pageOf(whole));
    expect((await get())?.cacheControl?.expire).toBe(120);
  });

  test("half a minute after the last failure it is tried again before it is shown", async () => {
    await set(pageOf(whole));
    await set(pageOf(degraded));
    const later = performance.now() + 31_000;
    vi.spyOn(performance, "now").mockReturnValue(later);
    expect((await get())?.cacheControl?.expire).toBe(120);
  });

  test("a page that the framework puts back after an error keeps its age and is shown until it can be rendered", async () => {
    await set(pageOf(whole));
    const before = await get();
    await new Promise((resolve) => setTimeout(resolve, 20));
    await set(before?.value as Page, { revalidate: 3, expire: week });
    expect((await get())?.lastModified).toBe(before?.lastModified);
    expect((await get())?.cacheControl).toEqual({ revalidate: 60, expire: undefined });
  });
});

describe("what is no page", () => {
  test("what could not be rendered whole is answered with the earlier page", async () => {
    await set(pageOf(whole));
    expect((await set(pageOf(degraded))).html).toContain(whole);
    expect(await stored()).toContain(whole);
  });

  test("what could not be fetched is answered with the earlier page, else not found, and kept by nobody", async () => {
    const first = await set(pageOf(unfetched));
    expect([first.status, first.headers["x-error"], first.headers["cache-control"]]).toEqual([
      404,
      "Vehicle page Not Found",
      "private, no-store",
    ]);
    expect(await stored()).toBeUndefined();
    await set(pageOf(whole));
    expect((await set(pageOf(unfetched))).html).toContain(whole);
    expect(await stored()).toContain(whole);
  });

  test("and kept by nobody where there is none", async () => {
    const page = await set(pageOf(degraded));
    expect(page.headers["cache-control"]).toBe("private, no-store");
    expect(await stored()).toBeUndefined();
    expect(files()).toEqual([]);
  });

  test.each([
    ["410 Vehicle page Not Found", 410],
    ["404 page-not-found", 404],
  ])("what does not exist any more is answered %s, and what was kept of it goes", async (mark, status) => {
    await set(pageOf(whole));
    const page = await set(pageOf(gone.replace("410 Vehicle page Not Found", mark)));
    expect(page.status).toBe(status);
    expect(page.headers).toMatchObject({ "cache-control": "private, no-store", "x-error": mark.slice(4) });
    expect(page.html).toContain("<h1>No encontramos</h1>");
    expect(await stored()).toBeUndefined();
    expect(files()).toEqual([]);
    expect(await isPageStored(["/[locale]/[[...slug]]/page"], name)).toBe(false);
  });

  test("it can come back", async () => {
    await set(pageOf(gone));
    await set(pageOf(whole));
    expect(await stored()).toContain(whole);
  });

  test("what is about something that may be invented is rendered each time, and takes the place of what was kept", async () => {
    await set(pageOf(whole));
    const page = await set(pageOf('<div data-kept="never"><h1>Comparar</h1></div>'));
    expect(page.status).toBe(200);
    expect(page.headers["cache-control"]).toBe("private, no-store");
    expect(await stored()).toBeUndefined();
    expect(files()).toEqual([]);
    expect(await isPageStored(["/[locale]/[[...slug]]/page"], name)).toBe(false);
  });

  test.each([200, 404])("a shell without a heading (%i) is neither kept nor sent", async (status) => {
    const page = await set(pageOf(shell, status));
    expect(page.status).toBe(500);
    expect(page.headers["cache-control"]).toBe("private, no-store");
    expect(await stored()).toBeUndefined();
    await set(pageOf(whole));
    expect((await set(pageOf(shell, status))).html).toContain(whole);
    expect(await stored()).toContain(whole);
  });

  test("a text that looks like the mark is none", async () => {
    const page = await set(pageOf(`${whole}<p>data-missing=&quot;404 x&quot;</p>`));
    expect(page.status).toBe(200);
    expect(existsSync(files()[0] ?? "")).toBe(true);
  });
});

describe("invalidations", () => {
  const nextMoment = () => new Promise((resolve) => setTimeout(resolve, 5));
  const tagged = (content: string) =>
    Object.assign(pageOf(content), { headers: { "x-next-cache-tags": `stock,${name}` } });

  test("an invalidated page is rendered again before it is shown; another is not", async () => {
    await set(tagged(whole));
    markInvalidated(["vehicle:other"]);
    expect((await get())?.cacheControl?.expire).toBe(120);
    markInvalidated([name]);
    await nextMoment();
    expect((await get())?.cacheControl?.expire).toBeLessThan(0);
    await set(tagged(whole));
    expect((await get())?.cacheControl?.expire).toBe(120);
  });

  test("it is rendered in the time that any page has: what it says is known to be wrong", async () => {
    await set(tagged(whole));
    markInvalidated([name]);
    await nextMoment();
    const left = await withinTime(4_000, async () => {
      await get();
      return timeLeft();
    });
    expect(left).toBeGreaterThan(3_000);
  });

  test("while it cannot be rendered it is shown as it was", async () => {
    await set(tagged(whole));
    markInvalidated([name]);
    await get();
    expect((await set(pageOf(degraded))).html).toContain(whole);
    expect((await get())?.cacheControl).toEqual({ revalidate: 60, expire: undefined });
  });

  test("one that is invalidated again is tried again before it is shown", async () => {
    await set(tagged(whole));
    markInvalidated([name]);
    await get();
    await set(pageOf(degraded));
    await nextMoment();
    markInvalidated([name]);
    expect((await get())?.cacheControl?.expire).toBeLessThan(0);
  });

  test("what changed while it was rendered is rendered once more", async () => {
    await get();
    await nextMoment();
    markInvalidated([name]);
    await nextMoment();
    await set(tagged(whole));
    expect((await get())?.cacheControl?.expire).toBeLessThan(0);
  });
});

test("what an earlier process has kept is rendered again before it is shown: nobody knows what was invalidated meanwhile", async () => {
  await set(pageOf(whole));
  markAllInvalidated();
  expect((await get())?.cacheControl?.expire).toBeLessThan(0);
});

describe("with other processes", () => {
  const shared = (content: string, ageMs: number) => ({
    value: Object.assign(pageOf(`<h1>${content}</h1>`), { headers: { "content-security-policy": "theirs" } }),
    cacheControl: lifetime(),
    lastModified: Date.now() - ageMs,
  });

  test("what another rendered is shown, as old as it is, and kept here as well", async () => {
    theirs.read.mockResolvedValueOnce(shared("theirs", 40_000));
    expect(await stored()).toContain("theirs");
    const found = await get();
    expect(found?.value).toMatchObject({ html: expect.stringContaining("theirs") });
    expect(Date.now() - (found?.lastModified ?? 0)).toBeGreaterThanOrEqual(40_000);
    expect(
      Date.now() - statSync(files().find((file) => file.endsWith(".html")) ?? "").mtimeMs,
    ).toBeGreaterThan(39_000);
    expect(await isPageStored(["/[locale]/[[...slug]]/page"], name)).toBe(true);
  });

  test("nobody asks for what is fresh here; the newer of two is shown", async () => {
    await set(pageOf(whole));
    theirs.read.mockClear();
    expect(await stored()).toContain(whole);
    expect(theirs.read).not.toHaveBeenCalled();
    markInvalidated(["everything"]);
    const now = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => now + 70_000);
    theirs.read.mockResolvedValueOnce(shared("older", 90_000));
    expect(await stored()).toContain(whole);
    theirs.read.mockResolvedValueOnce(shared("newer", 10_000));
    expect(await stored()).toContain("newer");
  });

  test("where the disk takes nothing, theirs is shown all the same, as old as it is", async () => {
    // A folder in the place of the page's file.
    mkdirSync(join(pageCacheDirectory(), `${key}.html`), { recursive: true });
    theirs.read.mockResolvedValueOnce(shared("theirs", 50_000));
    const found = await get();
    expect(found?.value).toMatchObject({ html: expect.stringContaining("theirs") });
    const again = await get();
    expect(Date.now() - (again?.lastModified ?? 0)).toBeGreaterThanOrEqual(50_000);
  });

  test("a page that was rendered is given to them once, a degraded or missing one never", async () => {
    theirs.write.mockClear();
    theirs.remove.mockClear();
    await set(pageOf(degraded));
    await set(pageOf(gone));
    expect(theirs.write).not.toHaveBeenCalled();
    expect(theirs.remove).toHaveBeenCalledWith(key);
    await set(pageOf(whole));
    expect(theirs.write).toHaveBeenCalledOnce();
    expect(theirs.write.mock.calls[0]?.[2]).toEqual({ revalidate: 60, expire: 120 });
  });
});
