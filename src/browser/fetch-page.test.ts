import { beforeEach, expect, test, vi } from "vitest";
import { fetchPage, isOwnPage } from "./fetch-page.ts";
import { watchUnloading } from "./is-unloading.ts";

const origin = "https://volante.test";
const page = { ok: true, origin, type: "text/html; charset=utf-8" };

test.each([
  ["a page", page, true],
  ["an error", { ...page, ok: false }, false],
  ["data", { ...page, type: "application/json" }, false],
  ["markup that is no page", { ...page, type: "text/htmlx" }, false],
  ["nothing said", { ...page, type: null }, false],
  ["another site", { ...page, origin: "https://elsewhere.test" }, false],
  ["the same host without encryption", { ...page, origin: "http://volante.test" }, false],
])("%s", (_, answer, expected) => {
  expect(isOwnPage(answer, origin)).toBe(expected);
});

/** The least of a document that counts as a page. */
const parse = (html: string) => ({
  documentElement: { dataset: { build: /data-build="(\w*)"/.exec(html)?.[1] } },
  querySelector: (selector: string) =>
    html.includes(selector === "main" ? "<main" : selector.slice(1, -1)) || null,
  querySelectorAll: () => [],
});

const requested = "/coches/?fuel=diesel";
const list = '<html data-build="a"><main>48 coches</main>';

type Sent = { readonly status?: number; readonly headers?: Readonly<Record<string, string>> };

/** Has the site answer with `body`; `url` is where redirects have led. */
const answer = (body: string, url: string, { status = 200, headers }: Sent): void => {
  const sent = { status, headers: { "content-type": "text/html; charset=utf-8", ...headers } };
  vi.stubGlobal("fetch", async () =>
    Object.defineProperty(new Response(body, sent), "url", { value: new URL(url, origin).href }),
  );
};

beforeEach(() => {
  vi.stubGlobal("location", { origin });
  vi.stubGlobal("document", parse(list));
  vi.stubGlobal(
    "DOMParser",
    class {
      parseFromString = parse;
    },
  );
});

test("styles that stand in a page, which this page's policy does not allow, are left out of it", async () => {
  answer(`${list}<style>a{color:red}</style>`, requested, {});
  const page = await fetchPage(requested);
  if (page.kind !== "page") throw new Error("no page");
  expect(page.document.querySelector(".color:red.")).toBeNull();
  expect(page.document.querySelector(".48 coches.")).toBe(true);
});

test.each<[string, string, string, Sent, object]>([
  ["a page", list, requested, {}, { kind: "page", address: requested }],
  ["a page that it was led to", list, "/diesel/", {}, { kind: "page", address: "/diesel/" }],
  [
    "a page that answers a form",
    list,
    requested,
    { headers: { "content-location": "/gracias/" } },
    { kind: "page", address: "/gracias/" },
  ],
  [
    "data instead of a page",
    '{"total":3}',
    requested,
    { headers: { "content-type": "application/json" } },
    {},
  ],
  ["markup of somebody else", "<h1>Inicia sesión en la red del hotel</h1>", requested, {}, {}],
  ["half a page", '<html data-build="a"><header>', requested, {}, {}],
  ["an empty answer", "", requested, {}, {}],
  ["an error", list, requested, { status: 500 }, { status: 500 }],
  ["a refusal", "no", requested, { status: 403, headers: { "content-type": "text/plain" } }, { status: 403 }],
  ["too many requests", "", requested, { status: 429 }, { status: 429 }],
  ["yesterday's build", list.replace('"a"', '"y"'), requested, {}, {}],
  ["a page that stands for itself", list.replace("<main", "<main data-whole"), requested, {}, {}],
  ["a login", list.replace("<main", "<main data-whole"), "/acceso/", {}, { address: "/acceso/" }],
  ["another site", list, "https://elsewhere.test/", {}, { address: "https://elsewhere.test/" }],
])("%s is shown here, or left to the browser", async (_, body, url, init, expected) => {
  answer(body, url, init);
  const usual = { kind: "elsewhere", address: requested, status: 200 };
  expect(await fetchPage(requested)).toMatchObject({ ...usual, ...expected });
});

test("what was given up while it came is not shown", async () => {
  answer(list, requested, {});
  await expect(fetchPage(requested, { signal: AbortSignal.abort() })).rejects.toThrow("aborted");
});

test("no answer is a failure, unless it stays away because the visitor leaves", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no answer")));
  await expect(fetchPage(requested)).rejects.toThrow("no answer");
  const visit = new EventTarget();
  vi.stubGlobal("addEventListener", visit.addEventListener.bind(visit));
  watchUnloading();
  visit.dispatchEvent(new Event("beforeunload"));
  const settled = vi.fn();
  void fetchPage(requested).then(settled, settled);
  await new Promise(setImmediate);
  expect(settled).not.toHaveBeenCalled();
});
