import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { availableParallelism } from "node:os";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { createHttpServer } from "#platform/create-http-server.ts";
import { imageOptions } from "#platform/image-options.ts";
import { log } from "#platform/log.ts";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { behindChecks } from "./behind-checks.ts";
import { gatewayChecks, ownPictures } from "./gateway-checks.ts";

/** Answers that wait, where a test has them wait. */
let held: (() => void)[] | undefined;
const server = createHttpServer(
  behindChecks(gatewayChecks(), ({ headers }, response) => {
    response.setHeader("x-seen", Object.keys(headers).join(" "));
    const answer = () => void response.end("let in");
    if (held) held.push(answer);
    else answer();
  }),
);

const { port } = await listenUntil(afterAll, server);

/** Sends a head as it stands: clients would put it right. */
const send = async (method: string, target: string, headers: Readonly<Record<string, string>> = {}) => {
  const socket = connect(port, "127.0.0.1");
  const lines = Object.entries({ host: "site.test", connection: "close", ...headers });
  socket.write(
    `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
  );
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]),
    header: (name: string) => new RegExp(`^${name}: (.*)\\r$`, "im").exec(text)?.[1],
  };
};

const picture = "/icons/volante.svg";

test("a refusal is logged with its reason, without what stands in the query, and once a minute", async () => {
  const info = vi.spyOn(log(), "info");
  const line = { status: 405, method: "TRACE", path: "/x/" };
  for (let request = 0; request < 5; request++) await send("TRACE", "/x/?mail=ana@example.com");
  expect(info.mock.calls).toEqual([[line, "Method not allowed"]]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  await send("TRACE", "/x/");
  vi.useRealTimers();
  expect(info.mock.calls[1]).toEqual([{ ...line, unlogged: 4 }, "Method not allowed"]);
  info.mockRestore();
});

describe("methods", () => {
  test.each(["TRACE", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])("%s is refused", async (method) => {
    for (const path of ["/", picture, "/robots.txt", "/api/vehicle-status", "/_next/static/x.js"]) {
      const { status, header } = await send(method, path);
      expect(status, path).toBe(405);
      expect(header("allow"), path).toMatch(/^GET, HEAD/);
    }
  });

  test.each(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "%s is handed on to the embedded services",
    async (method) => {
      const own = { origin: "http://site.test" };
      expect((await send(method, "/api/services/x", own)).status).toBe(200);
    },
  );

  test.each(["TRACE", "PROPFIND"])("%s is refused there too", async (method) => {
    expect((await send(method, "/api/services/x")).status).toBe(405);
    expect((await send("PUT", "/api/services")).status).toBe(405);
  });

  test.each([picture, "/fonts/x", "/pictures/x.avif", "/_next/static/x.js", "/favicon.ico"])(
    "nothing is posted to the file %s",
    async (path) => {
      const { status, header } = await send("POST", path, { origin: "http://site.test" });
      expect([status, header("allow")]).toEqual([405, "GET, HEAD"]);
      expect((await send("HEAD", path)).status).toBe(200);
    },
  );
});

describe("addresses", () => {
  test.each([
    "/icons/%zz",
    "/fonts/%",
    "/_next/static/%E0%A4%A",
    "/api/%zz",
    "/readyz\\",
    "/\\readyz",
    "/x/..\\readyz",
    "/api/%00",
  ])("%s is malformed", async (path) => expect((await send("GET", path)).status).toBe(400));

  test.each(["/_next/data/x/index.json", "/_next/data/%zz/x", "/_next/data/"])(
    "%s is no second address of a page",
    async (path) => expect((await send("GET", path)).status).toBe(404),
  );

  test.each(["x", "http://[::/", "http://elsewhere.test/"])("%s is none", async (target) => {
    expect((await send("GET", target)).status).toBe(400);
  });

  test.each(["/%zz/", "/?brand=%zz", "/?text=a\\b", "/icons/a%20b.svg?x=%zz", "/api/vehicle-status?vin=%zz"])(
    "%s is left to those who know what it may lead to",
    async (path) => expect((await send("GET", path)).status).toBe(200),
  );
});

describe("data for hydration", () => {
  const pages = ["/", "/coches/?page=2", "/pt/comparar/"];

  test.each(["rsc", "RSC", "next-router-state-tree", "next-router-prefetch", "next-router-segment-prefetch"])(
    "the header %s is refused",
    async (name) => {
      for (const path of pages) expect((await send("GET", path, { [name]: "1" })).status, path).toBe(400);
    },
  );

  test.each([
    "/?_rsc",
    "/coches/?brand=seat&_rsc=1abc",
    "/?%5Frsc=1",
    "/index.rsc",
    "/coches.rsc?page=2",
    "/coches%2Ersc",
    "/coches.segments/_tree.segment.rsc",
    "/coches.segments/",
  ])("%s is refused", async (path) => expect((await send("GET", path)).status).toBe(400));

  test.each(["/?rsc=1", "/coches-rsc/", "/x/?q=_rsc", "/segments/"])("%s is let in", async (path) => {
    expect((await send("GET", path, { "next-action": "a".repeat(42) })).status).toBe(200);
  });
});

describe("origins", () => {
  const paths = ["/", "/coches/", "/sitemaps/x/", "/no-page.x", "/robots.txt"];

  test.each([undefined, "null", "https://evil.test", "http://site.test.evil", "https://site.test"])(
    "a form from %s is refused at every address that a page may answer",
    async (origin) => {
      for (const path of paths)
        expect((await send("POST", path, { ...(origin && { origin }) })).status, path).toBe(403);
    },
  );

  test.each([
    ["the address it was called by", "http://site.test", {}],
    ["the same behind a proxy that speaks https", "https://site.test", { "x-forwarded-proto": "https" }],
    ["the address it is published under", "http://localhost:3000", { host: "internal" }],
  ])("a form from %s is taken", async (_, origin, headers) => {
    for (const path of paths) expect((await send("POST", path, { origin, ...headers })).status).toBe(200);
  });

  test("a forwarded host makes no origin ours", async () => {
    const headers = { origin: "http://evil.test", "x-forwarded-host": "evil.test" };
    expect((await send("POST", "/", headers)).status).toBe(403);
  });
});

describe("pages rendered ahead", () => {
  const ahead = { "sec-purpose": "prefetch;prerender" };
  test.each([
    [{ ...ahead, ect: "4g" }, 200],
    [ahead, 200],
    [{ ...ahead, ect: "3g" }, 503],
    [{ ...ahead, ect: "slow-2g" }, 503],
    [{ ...ahead, "save-data": "on", ect: "4g" }, 503],
    [{ "save-data": "on", ect: "2g" }, 200],
    [{ "sec-purpose": "prefetch", ect: "2g" }, 200],
  ])("%o: %i", async (headers, status) => {
    expect((await send("GET", "/coches-ocasion/a/", headers)).status).toBe(status);
  });
});

test("conditions for writers are not seen on files, and left to pages", async () => {
  const conditions = { "if-match": '"x"', "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT" };
  const readers = { "if-none-match": '"x"' };
  const seen = async (path: string) =>
    (await send("GET", path, { ...conditions, ...readers })).header("x-seen");
  expect(await seen(picture)).not.toMatch(/if-match|if-unmodified-since/);
  expect(await seen(picture)).toContain("if-none-match");
  expect(await seen("/")).toContain("if-match");
});

describe("parts of files", () => {
  const { length: size } = readFileSync(`public${picture}`);

  test.each(["bytes=99999999-", "bytes=abc", "bytes=5-1", "bytes=-0", "bytes=-", "bytes=", `bytes=${size}-`])(
    "%s is refused with the file's size",
    async (range) => {
      const { status, header } = await send("GET", picture, { range });
      expect([status, header("content-range")]).toEqual([416, `bytes */${size}`]);
    },
  );

  test.each(["bytes=0-10", "bytes=-5", `bytes=${size - 1}-`, "bytes=0-1,99999999-", "items=0-1"])(
    "%s is let in",
    async (range) => expect((await send("GET", picture, { range })).status).toBe(200),
  );

  test.each(["/", "/icons/", "/icons/none.svg", "/icons/%2e%2e/%2e%2e/%2e%2e/etc/hostname", "/pictures/"])(
    "%s is no file of ours, so it has no parts",
    async (path) => expect((await send("GET", path, { range: "bytes=abc" })).status).toBe(200),
  );
});

describe("what takes memory or a processor", () => {
  const sockets: Socket[] = [];
  /** Sends a head and leaves the connection open; returns what has been received so far. */
  const open = (method: string, target: string, rest = "") => {
    const socket = connect(port, "127.0.0.1");
    sockets.push(socket);
    let text = "";
    socket
      .on("error", () => undefined)
      .on("data", (part) => {
        text += part;
      });
    const own = "host: site.test\r\norigin: http://site.test\r\n";
    socket.write(`${method} ${target} HTTP/1.1\r\n${own}${rest || "\r\n"}`);
    return { socket, status: () => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0) };
  };
  /** A picture of two bytes. */
  const upload = (sent: string) => open("POST", "/api/trade-in-picture/", `content-length: 2\r\n\r\n${sent}`);
  const connections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  const [first = ""] = ownPictures("public");
  const optimised = `/_next/image/?url=${encodeURIComponent(first)}&w=${imageOptions.imageSizes[0]}&q=${imageOptions.quality}`;

  afterEach(async () => {
    vi.useRealTimers();
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const answer of held ?? []) answer();
    held = undefined;
    await expect.poll(connections).toBe(0);
  });

  test("of pictures that are sent twelve are on their way at a time", async () => {
    held = [];
    for (let count = 1; count <= 12; count += 1) upload("xx");
    await expect.poll(() => held?.length).toBe(12);
    const next = upload("xx");
    await expect.poll(next.status).toBe(503);
    expect(held).toHaveLength(12);
  });

  test("a picture that is sent is here whole within two minutes", async () => {
    const timers = vi.spyOn(globalThis, "setTimeout");
    const { socket } = upload("x");
    const isOurs = ([, after]: readonly unknown[]) => after === 120_000;
    await expect.poll(() => timers.mock.calls.some(isOurs)).toBe(true);
    expect(socket.destroyed).toBe(false);
    timers.mock.calls.find(isOurs)?.[0]();
    await expect.poll(() => socket.destroyed).toBe(true);
  });

  test("pictures are made by all processors but one, 64 wait, and others are told to come again", async () => {
    held = [];
    const atOnce = Math.max(1, availableParallelism() - 1);
    const queued = Array.from({ length: atOnce + 64 }, () => open("GET", optimised));
    await expect.poll(() => held?.length).toBe(atOnce);
    const next = open("GET", optimised);
    await expect.poll(next.status).toBe(503);
    expect(held).toHaveLength(atOnce);
    expect(queued.map(({ status }) => status())).toEqual(queued.map(() => 0));
  });
});
