import { once } from "node:events";
import { type IncomingHttpHeaders, request, type ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHttpServer } from "#platform/create-http-server.ts";
import { inOrder } from "#platform/in-order.ts";
import { markInvalidated, noteAllKnown } from "#platform/page-cache/invalidated-tags.ts";
import { pageCache } from "#platform/page-cache/page-cache.ts";
import { requestContext, withRequestContext } from "#platform/request-context.ts";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { behindChecks } from "./gateway/behind-checks.ts";
import { createAddresses, sendSharedPages } from "./send-shared-pages.ts";

vi.mock("#platform/page-cache/page-cache.ts", async (original) => {
  const { createPageCache } = await original<typeof import("#platform/page-cache/page-cache.ts")>();
  const none = {
    tier: "disk",
    read: async () => undefined,
    has: async () => false,
    write: async () => undefined,
    remove: async () => undefined,
  } as const;
  const cache = createPageCache({ disk: none, shared: none, maxBytes: 100_000 });
  return { pageCache: () => cache };
});

vi.mock("./shed-search-load.ts", () => ({
  shedSearchLoad: (url: string) =>
    url.startsWith("/too-much/")
      ? { status: 503, message: "busy", headers: { "retry-after": "3" } }
      : undefined,
}));

/** As when a redirect has changed: pages stay as they are. */
const forgetAddresses = () => markInvalidated(["redirects"]);

/** The framework's answer, and how often it was called. */
let answer: (response: ServerResponse) => void;
let calls = 0;

const minute = 60_000;
const html = `<html><body><h1>España</h1>${"<p>coche</p>".repeat(500)}</body></html>`;
const server = createHttpServer(
  inOrder([
    withRequestContext,
    behindChecks(
      [({ request: { url } }) => (url === "/refused/" ? { status: 404, message: "no" } : undefined)],
      (incoming, response) => {
        calls += 1;
        // As the framework does with what the pipeline does not pass on.
        delete incoming.headers["accept-encoding"];
        answer(response);
      },
      sendSharedPages(),
    ),
  ]),
);

const { origin } = await listenUntil(afterAll, server);
afterEach(() => vi.restoreAllMocks());

const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const;

/** As it comes, without anything that fetch would do to it. */
const send = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
  const sent = request(origin + path, { method, headers });
  sent.end();
  const [incoming] = await once(sent, "response");
  const body = Buffer.concat(await incoming.toArray());
  const got: IncomingHttpHeaders = incoming.headers;
  const open = Object.entries(unpack).find(([name]) => name === got["content-encoding"])?.[1];
  return {
    status: incoming.statusCode as number,
    headers: got,
    bytes: body.byteLength,
    text: String(open && body.byteLength > 0 ? open(body) : body),
  };
};

interface Rendered {
  readonly renderedAt?: number;
  readonly freshUntil?: number;
  readonly tags?: readonly string[];
  readonly until?: number;
  readonly path?: string;
  readonly text?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookie?: string;
  readonly isKept?: boolean;
}

/** What the pipeline does with a page for everybody, stored or not. */
const renders =
  ({
    renderedAt = Date.now(),
    freshUntil = Date.now() + minute,
    tags = ["stock"],
    until = Date.now() + minute,
    path: key = "/es/lista",
    text = html,
    status = 200,
    headers = {},
    cookie,
    isKept = true,
  }: Rendered = {}) =>
  (response: ServerResponse): void => {
    const facts = { renderedAt, freshUntil, staleUntil: freshUntil + minute, tags };
    const page = {
      key,
      status,
      headers: Object.entries({
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "default-src 'self'",
        "cache-control": "s-maxage=60",
        ...(status === 200 && headers),
      }),
      facts: isKept ? facts : undefined,
      etag: isKept ? `"${text.length}-${renderedAt}"` : "",
      bytes: new Map([["identity", Buffer.from(text)] as const]),
    };
    const stored = pageCache().peek(key);
    const isSame = stored?.etag === page.etag;
    if (isKept && status === 200 && !isSame) void pageCache().save({ ...page, facts }, undefined);
    const context = requestContext();
    if (context)
      context.shared = {
        page: pageCache().peek(key) ?? page,
        outcome: "miss",
        validity: { until, tags: ["redirects"] },
      };
    response.statusCode = status;
    response.setHeader("x-request-id", "of-the-first-one");
    if (status !== 200) for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (cookie) response.setHeader("set-cookie", cookie);
    response.end();
  };

let number = 0;
let path = "";
beforeEach(() => {
  noteAllKnown();
  calls = 0;
  number += 1;
  path = `/lista-${number}/`;
  answer = renders({ path: `/es/lista-${number}` });
});

test("a page is asked for once, and sent again under the same headers and a name of its own", async () => {
  const first = await send(path, { "accept-encoding": "gzip" });
  const second = await send(path, { "accept-encoding": "gzip", "x-request-id": "second-request" });
  expect(calls).toBe(1);
  expect([first.text, second.text]).toEqual([html, html]);
  expect(first.headers["x-request-id"]).toBe("of-the-first-one");
  expect(second.headers["x-request-id"]).toBe("second-request");
  expect([first, second].map(({ headers }) => headers["x-nextjs-cache"])).toEqual(["MISS", "HIT"]);
  const same = ({ "x-request-id": _, "x-nextjs-cache": __, date: ___, ...rest }: IncomingHttpHeaders) => rest;
  expect(same(second.headers)).toEqual(same(first.headers));
  expect(second.headers["content-length"]).toBe(String(second.bytes));
  expect((await send(path)).headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});

test.each(["volante-login=x", "a=1; __Host-volante-login=x"])(
  "the rules decide for a visitor whose sign-in is pending: %s",
  async (cookie) => {
    for (const sent of ["", cookie, ""]) await send(path, { cookie: sent });
    expect(calls).toBe(2);
  },
);

test("the rules decide on the home page for a visitor who chose another language", async () => {
  answer = renders({ path: "/es" });
  for (const cookie of ["", "locale=pt", "locale=es", "locale=xx"]) await send("/", { cookie });
  expect(calls).toBe(2);
  await send(path, { cookie: "locale=pt" });
  await send(path, { cookie: "locale=pt" });
  expect(calls).toBe(3);
});

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["", undefined],
])("who takes %j is sent what that is, first or later", async (accepted, encoding) => {
  for (const earlier of ["", "br", "gzip"]) {
    number += 1;
    answer = renders({ path: `/es/lista-${number}` });
    for (const takes of [accepted, earlier, accepted]) {
      const { text, headers } = await send(`/lista-${number}/`, takes ? { "accept-encoding": takes } : {});
      expect(text).toBe(html);
      expect(headers["content-encoding"]).toBe(takes === accepted ? encoding : earlier || undefined);
      expect(headers.vary).toBe("accept-encoding");
    }
  }
});

test("who has the page already is sent none, unless insisting", async () => {
  const { headers } = await send(path);
  const etag = String(headers.etag);
  // One page has other bytes in each encoding.
  expect(etag).toMatch(/^W\/"/);
  for (const known of [etag, etag.slice(2), `"x", ${etag}`, "*"]) {
    const again = await send(path, { "if-none-match": known, "accept-encoding": "gzip" });
    expect([again.status, again.bytes, again.headers.etag]).toEqual([304, 0, etag]);
    expect(again.headers["cache-control"]).toBe("s-maxage=60");
    expect(again.headers["content-encoding"]).toBeUndefined();
  }
  expect((await send(path, { "if-none-match": '"x"' })).status).toBe(200);
  expect((await send(path, { "if-none-match": etag, "cache-control": "no-cache" })).status).toBe(200);
  expect(calls).toBe(1);
  // Also by an answer of the framework.
  forgetAddresses();
  expect((await send(path, { "if-none-match": "*" })).status).toBe(304);
});

test("the head alone is answered as the page is, and keeps its address known", async () => {
  const { headers } = await send(path, { "accept-encoding": "br" });
  const head = await send(path, { "accept-encoding": "br" }, "HEAD");
  expect([head.status, head.bytes, head.headers["content-length"]]).toEqual([
    200,
    0,
    headers["content-length"],
  ]);
  expect(calls).toBe(1);
  forgetAddresses();
  await send(path, {}, "HEAD");
  await send(path);
  expect(calls).toBe(2);
});

test("a page that was invalidated, or is no longer fresh, is asked for each time", async () => {
  answer = renders({
    path: `/es/lista-${number}`,
    renderedAt: Date.now() - 1,
    tags: ["vehicle:A", `vehicle:${number}`],
  });
  await send(path);
  markInvalidated(["vehicle:B"]);
  await send(path);
  expect(calls).toBe(1);
  markInvalidated([`vehicle:${number}`]);
  await send(path);
  await send(path);
  expect(calls).toBe(3);
  answer = renders({ path: `/es/lista-${number}`, freshUntil: Date.now() - 1 });
  await send(path);
  await send(path);
  expect(calls).toBe(5);
});

test("where an address leads is decided anew when the services are asked again, or what they said is forgotten", async () => {
  answer = renders({ path: `/es/lista-${number}`, until: Date.now() + 150 });
  await send(path);
  await send(path);
  expect(calls).toBe(1);
  await new Promise((done) => setTimeout(done, 200));
  await send(path);
  expect(calls).toBe(2);
  answer = renders({ path: `/es/lista-${number}` });
  await send(path);
  await send(path);
  expect(calls).toBe(3);
  forgetAddresses();
  await send(path);
  expect(calls).toBe(4);
  answer = (response) => {
    forgetAddresses();
    renders({ path: `/es/lista-${number}` })(response);
  };
  forgetAddresses();
  await send(path);
  await send(path);
  expect(calls).toBe(6);
});

test.each<[string, Rendered]>([
  ["is not kept", { isKept: false, headers: { "cache-control": "private, no-store" } }],
  ["is answered as missing", { status: 404, headers: { "x-error": "page-not-found" } }],
  ["sets a cookie", { cookie: "a=1" }],
])("what %s is asked for each time, and sent compressed", async (_, rendered) => {
  answer = renders({ ...rendered, path: `/es/lista-${number}` });
  for (const turn of [1, 2]) {
    const { status, headers, text } = await send(path, { "accept-encoding": "br" });
    expect([status, text, calls]).toEqual([rendered.status ?? 200, html, turn]);
    expect(headers["content-encoding"]).toBe("br");
    for (const [name, value] of Object.entries(rendered.headers ?? {}))
      expect([headers[name]].flat()).toEqual([value]);
    expect([headers["set-cookie"]].flat()).toEqual([rendered.cookie]);
  }
  // Nor does a page that exists have the headers of an earlier error.
  answer = renders({ path: `/es/lista-${number}` });
  expect((await send(path)).headers["x-error"]).toBeUndefined();
});

test("what is no shared page passes as it is", async () => {
  answer = (response) => void response.end("text");
  const { text, headers } = await send(path, { "accept-encoding": "br" });
  expect([text, headers["content-encoding"]]).toEqual(["text", undefined]);
});

test("a page that is missing at one address is there at another", async () => {
  const page = { renderedAt: Date.now(), path: `/es/lista-${number}` };
  const missing = renders({ ...page, status: 404, headers: { "x-error": "page-not-found" } });
  answer = missing;
  await send(`/missing-${number}/`);
  answer = renders(page);
  for (const _ of [1, 2]) expect((await send(path)).headers["x-error"]).toBeUndefined();
  answer = missing;
  for (const turn of [3, 4]) {
    const { status, headers } = await send(`/missing-${number}/`);
    expect([status, headers["x-error"], calls]).toEqual([404, "page-not-found", turn]);
  }
  forgetAddresses();
  answer = renders(page);
  for (const _ of [1, 2]) {
    const there = await send(path);
    expect([there.status, there.headers["x-error"], calls]).toEqual([200, undefined, 5]);
  }
});

test("another rendering of a page takes its place, whatever it says of its time", async () => {
  const page = { renderedAt: Date.now(), path: `/es/lista-${number}` };
  answer = renders(page);
  await send(path);
  forgetAddresses();
  answer = renders({ ...page, text: `${html}new` });
  for (const _ of [1, 2]) expect((await send(path)).text).toBe(`${html}new`);
});

test("a search for which there is no room is refused before the framework sees it", async () => {
  const { status, headers } = await send("/too-much/?brand=seat");
  expect([status, headers["retry-after"], calls]).toEqual([503, "3", 0]);
});

test("the gateway is asked first, and what changes something always goes on", async () => {
  await send("/refused/");
  expect(calls).toBe(0);
  await send(path);
  answer = (response) => void response.end("taken");
  expect((await send(path, {}, "POST")).text).toBe("taken");
  expect(calls).toBe(2);
});

test("addresses share a page", async () => {
  for (const query of ["", "?utm=1", "?utm=2"]) await send(path + query);
  expect(calls).toBe(3);
  for (const query of ["", "?utm=1", "?utm=2"]) await send(path + query);
  expect(calls).toBe(3);
});

test("pages go when they are too many, those that are asked for last", async () => {
  const large = html + Array.from({ length: 3_000 }, (_, at) => `<p>${(at * 7_919) % 10_007}</p>`).join("");
  const render = async (at: number) => {
    answer = renders({ path: `/es/many-${at}`, text: `${large}${at}` });
    await send(`/many-${at}/`, { "accept-encoding": "br" });
  };
  await render(0);
  for (let at = 1; at < 40; at += 1) {
    await render(at);
    await send("/many-0/", { "accept-encoding": "br" });
  }
  expect(calls).toBe(40);
  await send("/many-1/");
  expect(calls).toBe(41);
});

test("of addresses the latest 20,000 are remembered, and none that is longer than 2,000 characters", () => {
  const addresses = createAddresses();
  const learn = (url: string) =>
    addresses.learner(url)({ key: "/es/x", until: Date.now() + minute, tags: [] });
  const longest = `/${"x".repeat(1_999)}`;
  for (const url of [longest, `${longest}x`]) learn(url);
  expect([addresses.find(longest), addresses.find(`${longest}x`)]).toEqual(["/es/x", undefined]);
  for (let n = 0; n <= 20_000; n += 1) learn(`/${n}`);
  expect([addresses.find("/0"), addresses.find("/1")]).toEqual([undefined, "/es/x"]);
});
