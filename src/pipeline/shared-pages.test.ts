import { beforeEach, describe, expect, test, vi } from "vitest";
import { markAllInvalidated, markInvalidated, noteAllKnown } from "#platform/page-cache/invalidated-tags.ts";
import { degraded, missing, noteLifetime, notStored } from "#platform/page-cache/note-facts.ts";
import { bytesOf } from "#platform/page-cache/page-bytes.ts";
import type { PageStore } from "#platform/page-cache/page-stores.ts";
import type { StoredPage } from "#platform/page-cache/stored-page.ts";
import { timeLeft, withinTime } from "#platform/time-budget.ts";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";

const stores = vi.hoisted(() => {
  const open = (tier: "disk" | "shared") => {
    const pages = new Map<string, unknown>();
    return {
      pages,
      tier,
      read: vi.fn(async (key: string) => pages.get(key)),
      has: async (key: string) => pages.has(key),
      write: vi.fn(async (page: { key: string }) => void pages.set(page.key, page)),
      remove: async (key: string) => void pages.delete(key),
    };
  };
  return { disk: open("disk"), shared: open("shared") };
});
vi.mock("#platform/page-cache/page-stores.ts", () => ({
  diskStore: stores.disk as unknown as PageStore,
  sharedStore: stores.shared as unknown as PageStore,
}));

const reports = vi.hoisted(() => ({ changes: false }));
vi.mock("#api/reports-changes.ts", () => ({ reportsChanges: () => reports.changes }));

const { failedPages, isBeingRendered, isPageFresh, isPageShown, isPageStored, renderPagesBy, sharedPage } =
  await import("./shared-pages.ts");

const whole = "<html><body><h1>Seat León</h1>12.900 €</body></html>";
const shell = '<html><div id="__next_error__"></div></html>';
const seconds = 1_000;

let key = "";
let number = 0;
let rendered: string[] = [];

/** What the next renderings answer. */
const renders = (note: () => unknown = () => undefined, html = whole, status = 200) =>
  renderPagesBy(async (path) => {
    rendered.push(path);
    noteLifetime(60, ["stock", path]);
    note();
    return {
      status,
      headers: { "content-type": "text/html", link: "</a.css>; rel=preload" },
      body: Buffer.from(html),
    };
  });

const later = (ms: number) => {
  const now = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => now + ms);
};
const textOf = (page: StoredPage) => String(bytesOf(page.bytes, "identity"));
const headersOf = (page: StoredPage) => Object.fromEntries(page.headers);
const settled = () => expect.poll(() => isBeingRendered(key)).toBe(false);

beforeEach(() => {
  vi.restoreAllMocks();
  forgetProcess();
  vi.stubEnv("LOG_LEVEL", "fatal");
  noteAllKnown();
  for (const store of Object.values(stores)) store.pages.clear();
  reports.changes = false;
  number += 1;
  key = `/es/page-${number}`;
  rendered = [];
  renders();
});

describe("a page for everybody", () => {
  test("is rendered once, finalized, and stored with its lifetime and tags", async () => {
    const script = `<script>self.__next_f.push([1,"x"])</script>`;
    renders(undefined, whole.replace("</body>", `${script}</body>`));
    const first = await sharedPage(key);
    const second = await sharedPage(key);
    expect([first.outcome, second.outcome, rendered]).toEqual(["miss", "hit", [key]]);
    expect(textOf(first.page)).toBe(whole);
    expect(headersOf(first.page)).toMatchObject({
      "cache-control": "s-maxage=60, stale-while-revalidate=60",
      "content-security-policy": expect.stringContaining("script-src 'self'"),
      "x-accel-expires": "1",
    });
    expect(headersOf(first.page)).not.toHaveProperty("link");
    const { facts } = first.page;
    expect(facts?.tags).toEqual(["stock", key]);
    expect((facts?.freshUntil ?? 0) - (facts?.renderedAt ?? 0)).toBe(60 * seconds);
    expect([stores.disk.pages.has(key), stores.shared.pages.has(key), await isPageStored(key)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test("is rendered once for all who wait for it", async () => {
    const answers = await Promise.all([sharedPage(key), sharedPage(key), sharedPage(key)]);
    expect(rendered).toEqual([key]);
    expect(new Set(answers.map(({ page }) => page)).size).toBe(1);
  });

  test("has the shortest lifetime that a part of it requests", async () => {
    renders(() => {
      noteLifetime(300, ["content"]);
      noteLifetime(30, []);
    });
    const { page } = await sharedPage(key);
    expect((page.facts?.freshUntil ?? 0) - (page.facts?.renderedAt ?? 0)).toBe(30 * seconds);
  });

  test("is shown a minute past its lifetime while it is rendered again behind it, then not before it is rendered", async () => {
    await sharedPage(key);
    later(119 * seconds);
    expect(isPageFresh(key)).toBe(false);
    expect(isPageShown(key)).toBe(true);
    const stale = await sharedPage(key);
    expect(stale.outcome).toBe("stale");
    await settled();
    expect(rendered).toHaveLength(2);
    expect((await sharedPage(key)).outcome).toBe("hit");
    later(121 * seconds);
    expect(isPageShown(key)).toBe(false);
    expect((await sharedPage(key)).outcome).toBe("miss");
    expect(rendered).toHaveLength(3);
  });

  test.each([
    ["overdue", () => later(121 * seconds), 700],
    ["invalidated", () => markInvalidated([key]), 4_000],
  ])("that is %s is rendered within %d ms of calls", async (_, make, most) => {
    let left = 0;
    renders(() => {
      left = timeLeft();
    });
    await sharedPage(key);
    make();
    await withinTime(4_000, () => sharedPage(key));
    expect(left).toBeLessThanOrEqual(most);
    expect(left).toBeGreaterThan(most - 300);
  });
});

describe("where services report their changes", () => {
  const at = (time: string) => vi.spyOn(Date, "now").mockReturnValue(Date.parse(time));
  beforeEach(() => {
    reports.changes = true;
  });

  test.each([
    ["/es/a", "2026-11-30T23:00:00Z"],
    ["/pt/a", "2026-12-01T00:00:00Z"],
  ])(
    "%s lives until midnight there, and ten minutes more while it is rendered again",
    async (path, midnight) => {
      key = path;
      at("2026-11-30T09:00:00Z");
      const { page } = await sharedPage(key);
      expect(headersOf(page)["cache-control"]).toBe("s-maxage=60, stale-while-revalidate=60");
      vi.spyOn(Date, "now").mockReturnValue(Date.parse(midnight) - 1);
      expect((await sharedPage(key)).outcome).toBe("hit");
      vi.spyOn(Date, "now").mockReturnValue(Date.parse(midnight) + 599_999);
      renders(() => degraded("page"));
      expect((await sharedPage(key)).outcome).toBe("stale");
      await settled();
      failedPages().clear();
      renders();
      vi.spyOn(Date, "now").mockReturnValue(Date.parse(midnight) + 600_000);
      expect((await sharedPage(key)).outcome).toBe("miss");
    },
  );

  test("in a day of visits every ten minutes each page is rendered once, and once more when it changes", async () => {
    const keys = Array.from({ length: 20 }, (_, n) => `/es/vehicle-${n}`);
    const start = Date.parse("2026-11-29T23:00:00Z");
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      vi.spyOn(Date, "now").mockReturnValue(start + minute * 60_000 + 1);
      if (minute === 600) markInvalidated(["/es/vehicle-7"]);
      vi.spyOn(Date, "now").mockReturnValue(start + minute * 60_000 + 2);
      for (const each of keys) await sharedPage(each);
    }
    expect(rendered).toHaveLength(keys.length + 1);
    expect(rendered.filter((path) => path === "/es/vehicle-7")).toHaveLength(2);
  });
});

describe("invalidations", () => {
  const nextMoment = () => new Promise((resolve) => setTimeout(resolve, 5));

  test("an invalidated page is rendered again before it is shown; another is not", async () => {
    await sharedPage(key);
    markInvalidated(["vehicle:other"]);
    expect((await sharedPage(key)).outcome).toBe("hit");
    markInvalidated([key]);
    await nextMoment();
    expect((await sharedPage(key)).outcome).toBe("miss");
    expect((await sharedPage(key)).outcome).toBe("hit");
  });

  test("what changed while it was rendered is rendered once more", async () => {
    renders(() => markInvalidated([key]));
    await sharedPage(key);
    renders();
    await nextMoment();
    expect((await sharedPage(key)).outcome).toBe("miss");
  });

  test("what an earlier process has stored is rendered again before it is shown: what was invalidated meanwhile is unknown", async () => {
    await sharedPage(key);
    markAllInvalidated();
    expect((await sharedPage(key)).outcome).toBe("miss");
  });

  test("while it cannot be rendered it is shown as it was; one that is invalidated again is tried again first", async () => {
    await sharedPage(key);
    markInvalidated([key]);
    await nextMoment();
    renders(() => degraded("page"));
    expect(textOf((await sharedPage(key)).page)).toBe(whole);
    expect((await sharedPage(key)).outcome).toBe("stale");
    await settled();
    await nextMoment();
    markInvalidated([key]);
    await nextMoment();
    expect((await sharedPage(key)).outcome).toBe("miss");
  });
});

describe("what is no page", () => {
  const notFound = { status: 410, message: "Vehicle page Not Found" } as const;

  test("what could not be rendered whole never replaces a whole page, and is shown at any age for half a minute", async () => {
    await sharedPage(key);
    later(3_600 * seconds);
    renders(() => degraded("page"), whole.replace("12.900", "?"));
    expect(textOf((await sharedPage(key)).page)).toBe(whole);
    const again = await sharedPage(key);
    expect([again.outcome, textOf(again.page)]).toEqual(["stale", whole]);
    await settled();
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 31 * seconds);
    expect((await sharedPage(key)).outcome).toBe("miss");
  });

  test("where there is no earlier page it is sent, and not stored", async () => {
    renders(() => degraded("page"));
    const { page } = await sharedPage(key);
    expect([page.status, headersOf(page)["cache-control"]]).toEqual([200, "private, no-store"]);
    expect(await isPageStored(key)).toBe(false);
  });

  test("what does not exist any more is answered with its status, and what was stored of it goes", async () => {
    await sharedPage(key);
    markInvalidated([key]);
    renders(() => missing(notFound));
    const { page } = await sharedPage(key);
    expect(page.status).toBe(410);
    expect(headersOf(page)).toMatchObject({
      "cache-control": "private, no-store",
      "x-error": notFound.message,
    });
    expect(await isPageStored(key)).toBe(false);
    renders();
    await sharedPage(key);
    expect(await isPageStored(key)).toBe(true);
  });

  test("what could not be fetched is answered with the earlier page, else as not found", async () => {
    const unfetched = { ...notFound, status: 404, mayComeBack: true } as const;
    renders(() => missing(unfetched));
    expect((await sharedPage(key)).page.status).toBe(404);
    renders();
    await sharedPage(key);
    markInvalidated([key]);
    renders(() => missing(unfetched));
    expect(textOf((await sharedPage(key)).page)).toBe(whole);
  });

  test("what is about something that may be invented is rendered each time", async () => {
    renders(notStored);
    const { page } = await sharedPage(key);
    expect([page.status, headersOf(page)["cache-control"]]).toEqual([200, "private, no-store"]);
    expect(await isPageStored(key)).toBe(false);
    await sharedPage(key);
    expect(rendered).toHaveLength(2);
  });

  test("a page for which the framework does not answer is shown as it was", async () => {
    const fails = () => {
      throw new Error("no answer");
    };
    renders(fails);
    expect((await sharedPage(key)).page.status).toBe(500);
    renders();
    await sharedPage(key);
    markInvalidated([key]);
    renders(fails);
    expect(textOf((await sharedPage(key)).page)).toBe(whole);
  });

  test.each([
    [shell, 200],
    [shell, 404],
    [whole, 500],
  ])("a page without a heading, or that failed, is neither stored nor sent: %#", async (html, status) => {
    renders(undefined, html, status);
    const { page } = await sharedPage(key);
    expect([page.status, headersOf(page)["cache-control"]]).toEqual([500, "private, no-store"]);
    expect(await isPageStored(key)).toBe(false);
    renders();
    await sharedPage(key);
    markInvalidated([key]);
    renders(undefined, html, status);
    expect(textOf((await sharedPage(key)).page)).toBe(whole);
  });
});

test("which pages failed is remembered up to a bound", () => {
  for (let n = 0; n <= 20_000; n += 1) failedPages().set(`/es/bounded/${n}`, n);
  expect([failedPages().has("/es/bounded/0"), failedPages().has("/es/bounded/1")]).toEqual([false, true]);
});

describe("other places", () => {
  const stored = async (text: string, ageMs: number): Promise<StoredPage> => {
    renders(undefined, whole.replace("12.900", text));
    const { page } = await sharedPage(key);
    const renderedAt = Date.now() - ageMs;
    forgetProcess();
    noteAllKnown();
    for (const store of Object.values(stores)) store.pages.clear();
    renders();
    rendered = [];
    return {
      ...page,
      facts: {
        tags: [key],
        renderedAt,
        freshUntil: renderedAt + 60 * seconds,
        staleUntil: renderedAt + 120 * seconds,
      },
    };
  };

  test("a fresh page on disk is shown after a restart without being rendered", async () => {
    stores.disk.pages.set(key, await stored("disk", 40 * seconds));
    const { page, outcome } = await sharedPage(key);
    expect([outcome, textOf(page).includes("disk"), rendered]).toEqual(["hit", true, []]);
  });

  test("what another process rendered is shown, as old as it is, and stored here as well", async () => {
    stores.shared.pages.set(key, await stored("theirs", 40 * seconds));
    expect(textOf((await sharedPage(key)).page)).toContain("theirs");
    expect(stores.disk.pages.has(key)).toBe(true);
    later(25 * seconds);
    expect(isPageFresh(key)).toBe(false);
  });

  test("Redis is not queried for what is fresh here; the newer of two is shown", async () => {
    const [older, newer] = [await stored("older", 90 * seconds), await stored("newer", 10 * seconds)];
    await sharedPage(key);
    stores.shared.read.mockClear();
    await sharedPage(key);
    expect(stores.shared.read).not.toHaveBeenCalled();
    const now = Date.now();
    vi.spyOn(Date, "now").mockReturnValue(now + 70 * seconds);
    stores.shared.pages.set(key, older);
    expect(textOf((await sharedPage(key)).page)).toBe(whole);
    await settled();
    vi.spyOn(Date, "now").mockReturnValue(now + 140 * seconds);
    const theirs = {
      ...newer,
      facts: { tags: [key], renderedAt: now + 130 * seconds, freshUntil: now + 190 * seconds },
    };
    stores.shared.pages.set(key, theirs);
    expect(textOf((await sharedPage(key)).page)).toContain("newer");
  });
});
