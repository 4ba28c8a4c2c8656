import { afterEach, describe, expect, test, vi } from "vitest";
import { createPublicGateway, type OpenRoute } from "./public-gateway.ts";
import type { ServiceRequest } from "./transport.ts";

afterEach(() => void vi.useRealTimers());

const routes: readonly OpenRoute[] = [
  { method: "GET", path: "/paper.json" },
  { method: "POST", path: "/hook" },
  { method: "GET", path: "/letters/{id}" },
  { method: "PUT", path: "/letters/{id}" },
  { method: "DELETE", path: "/letters/{id}" },
  { method: "PATCH", path: "/letters/{id}" },
  { method: "GET", path: "/inside", isForThisMachine: true },
  { method: "POST", path: "/enter", cookies: ["pass"] },
];

const ok = () => new Response("ok");

/** A gateway before services with the given answer, and the requests to them. */
const doorTo = (answer: () => Response | Promise<Response> = ok, isHere = false) => {
  const sent: ServiceRequest[] = [];
  const open = createPublicGateway({
    routes: () => routes,
    isFromThisMachine: () => isHere,
    send: async (request) => {
      sent.push(request);
      return answer();
    },
  });
  const sendTo = (method: string, path: string, init: RequestInit = {}) =>
    open(new Request(`https://site.test/api/services${path}`, { method, ...init }));
  return { sent, sendTo };
};

describe("what is no route is not found, and nobody behind is asked", () => {
  test.each([
    "/",
    "/users/me",
    "/paper",
    "/paperxjson",
    "/paper.json/more",
    "//paper.json",
    "/x/../healthz",
    "/%70aper.json",
    "/letters",
    "/letters/",
    "/letters/a/b",
    "/letters/a%2Fb",
    "/letters/%2e%2e",
    "/letters/a%00",
    "/letters/...a/..",
    `/letters/${"x".repeat(501)}`,
  ])("%s", async (path) => {
    for (const method of ["GET", "HEAD", "POST", "PUT", "OPTIONS"]) {
      const { sendTo, sent } = doorTo();
      const answer = await sendTo(method, path);
      expect([answer.status, sent.length], method).toEqual([404, 0]);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
    }
  });
});

test("a route may end with a slash, and is asked with its query and without it", async () => {
  const { sendTo, sent } = doorTo();
  for (const path of ["/paper.json", "/paper.json/?a=%2F&a=2", "/letters/ab-c_d.e~1/"])
    await sendTo("GET", path);
  expect(sent.map(({ path }) => path)).toEqual([
    "/paper.json",
    "/paper.json?a=%2F&a=2",
    "/letters/ab-c_d.e~1",
  ]);
});

describe("methods", () => {
  test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE"])("%s goes as it came", async (method) => {
    const { sendTo, sent } = doorTo();
    expect((await sendTo(method, "/letters/a")).status).toBe(200);
    expect(sent.map((request) => request.method)).toEqual([method]);
  });

  test.each([
    ["POST", "/letters/a", "GET, PUT, DELETE, PATCH, HEAD, OPTIONS"],
    ["PUT", "/hook", "POST, OPTIONS"],
    ["HEAD", "/hook", "POST, OPTIONS"],
  ])("%s of %s, which it does not take, is refused with those that it does", async (method, path, allow) => {
    const { sendTo, sent } = doorTo();
    const answer = await sendTo(method, path);
    expect([answer.status, answer.headers.get("allow"), sent.length]).toEqual([405, allow, 0]);
  });

  test("OPTIONS tells them, and lets no foreign page in", async () => {
    const { sendTo, sent } = doorTo();
    const answer = await sendTo("OPTIONS", "/hook", { headers: { origin: "https://evil.test" } });
    expect([answer.status, answer.headers.get("allow"), sent.length]).toEqual([204, "POST, OPTIONS", 0]);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("bodies", () => {
  test("arrive byte by byte, with their signature", async () => {
    const body = new Uint8Array([0, 255, 13, 10, 195, 40, 123, 32, 125, 0]);
    const headers = { "content-type": "application/json; charset=utf-8", "stripe-signature": "t=1,v1=ab" };
    const { sendTo, sent } = doorTo();
    await sendTo("POST", "/hook", { body, headers });
    expect(new Uint8Array(sent[0]?.body as ArrayBuffer)).toEqual(body);
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject(headers);
  });

  test("of 64 kB are taken, and of one byte more are not", async () => {
    const { sendTo, sent } = doorTo();
    expect((await sendTo("POST", "/hook", { body: new Uint8Array(65_536) })).status).toBe(200);
    expect((await sendTo("POST", "/hook", { body: new Uint8Array(65_537) })).status).toBe(413);
    expect(sent).toHaveLength(1);
  });

  test("that break off are refused", async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
    const { sendTo, sent } = doorTo();
    const answer = await sendTo("POST", "/hook", { body, duplex: "half" } as RequestInit);
    expect([answer.status, sent.length]).toEqual([400, 0]);
  });
});

describe("cookies", () => {
  const given = () => {
    const headers = new Headers({ "x-more": "1" });
    for (const cookie of ["pass=1; HttpOnly", "volante=stolen", "passport=2"])
      headers.append("set-cookie", cookie);
    return new Response("ok", { headers });
  };
  const headers = { cookie: "volante=sealed; pass=abc; passport=x" };

  test("pass in neither direction", async () => {
    const { sendTo, sent } = doorTo(given);
    const answer = await sendTo("POST", "/hook", { headers });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get("x-more")).toBe("1");
    expect(sent[0]?.headers.has("cookie")).toBe(false);
  });

  test("unless the route lists them", async () => {
    const { sendTo, sent } = doorTo(given);
    const answer = await sendTo("POST", "/enter", { headers });
    expect(answer.headers.getSetCookie()).toEqual(["pass=1; HttpOnly"]);
    expect(sent[0]?.headers.get("cookie")).toBe("pass=abc");
  });
});

test("what is for this machine exists for nobody else", async () => {
  const outside = doorTo();
  for (const method of ["GET", "HEAD", "OPTIONS", "POST"])
    expect((await outside.sendTo(method, "/inside")).status, method).toBe(404);
  expect(outside.sent).toHaveLength(0);
  expect((await doorTo(ok, true).sendTo("GET", "/inside")).status).toBe(200);
});

test("status, headers and body are those of the services; nobody keeps an answer that does not say so", async () => {
  const moved = () => new Response(null, { status: 303, headers: { location: "/x/", etag: '"1"' } });
  const answer = await doorTo(moved).sendTo("POST", "/hook");
  expect([answer.status, answer.headers.get("location"), answer.headers.get("etag")]).toEqual([
    303,
    "/x/",
    '"1"',
  ]);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const cacheable = () => new Response("{}", { headers: { "cache-control": "public, max-age=60" } });
  const paper = await doorTo(cacheable).sendTo("GET", "/paper.json");
  expect([paper.headers.get("cache-control"), await paper.text()]).toEqual(["public, max-age=60", "{}"]);
});

test("a page has the policy that it came with, everything else one that shows nothing", async () => {
  const policy = "default-src 'self'";
  const page = () => new Response("<p>", { headers: { "content-security-policy": policy } });
  const policyOf = (response: Response) => response.headers.get("content-security-policy");
  expect(policyOf(await doorTo(page).sendTo("GET", "/paper.json"))).toBe(policy);
  for (const [method, path] of [
    ["GET", "/paper.json"],
    ["PUT", "/paper.json"],
    ["OPTIONS", "/hook"],
    ["GET", "/nowhere"],
  ] as const)
    expect(policyOf(await doorTo().sendTo(method, path)), path).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
});

describe("services that fail", () => {
  test("are unavailable", async () => {
    const { sendTo } = doorTo(() => Promise.reject(new Error("no database at 10.0.0.1")));
    const answer = await sendTo("POST", "/hook");
    expect([answer.status, await answer.text()]).toEqual([503, '{"error":{"code":"unavailable"}}']);
  });

  test("are waited for no longer than 20 s", async () => {
    vi.useFakeTimers();
    const answered = vi.fn();
    void doorTo(() => new Promise<Response>(() => undefined))
      .sendTo("POST", "/hook")
      .then(({ status }) => answered(status));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(answered).toHaveBeenCalledExactlyOnceWith(503);
  });
});

test("a token of the back office reaches the services, the visitor's cookies do not", async () => {
  const { sent, sendTo } = doorTo();
  const headers = { authorization: "Bearer x", cookie: "volante-session=secret" };
  expect((await sendTo("GET", "/letters/a", { headers })).headers.get("cache-control")).toBe(
    "private, no-store",
  );
  expect(sent[0]?.headers.get("authorization")).toBe("Bearer x");
  expect(sent[0]?.headers.has("cookie")).toBe(false);
});
