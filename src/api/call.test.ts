import { afterEach, describe, expect, test, vi } from "vitest";
import { sampleInputs } from "#contract/sample-inputs.ts";
import type { FailureKind } from "#platform/result.ts";
import { timeLeft, withinTime } from "#platform/time-budget.ts";
import { createCall } from "./call.ts";
import type { ServiceRequest, Transport } from "./transport.ts";

const caller = { locale: "pt" } as const;
const json = (status: number, body: unknown) => Response.json(body, { status });
const seo = () => json(200, { data: {}, status: 200 });

/** Answers in turn, repeating the last answer, and records the requests. */
const script = (...answers: (() => Response | Promise<Response>)[]) => {
  const requests: ServiceRequest[] = [];
  const transport: Transport = {
    mayHang: true,
    send: async (request) => {
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      requests.push(request);
      if (!answer) throw new Error("no answer");
      return answer();
    },
  };
  return { requests, call: createCall(() => transport) };
};

const refuse = () => Promise.reject(new TypeError("fetch failed"));
const timeOut = () => Promise.reject(new DOMException("took too long", "TimeoutError"));
const broken = () => json(500, { error: { code: "unexpected", message: "x" }, status: 500 });

describe("what goes wrong is a result, never thrown", () => {
  test.each<[string, () => Response | Promise<Response>, FailureKind]>([
    ["nobody listens", refuse, "unreachable"],
    ["too slow", timeOut, "timeout"],
    ["500", broken, "server"],
    ["404", () => json(404, { error: { code: "not-found", message: "x" }, status: 404 }), "not-found"],
    [
      "501",
      () => json(501, { error: { code: "not-implemented", message: "x" }, status: 501 }),
      "not-implemented",
    ],
    [
      "a page of markup",
      () => new Response("<html>", { headers: { "content-type": "text/html" } }),
      "contract",
    ],
    ["nothing", () => new Response(null, { status: 200 }), "contract"],
    [
      "half an answer",
      () => new Response('{"data":{', { headers: { "content-type": "application/json" } }),
      "contract",
    ],
    ["another shape", () => json(200, { data: { googleSiteVerificationId: 7 }, status: 200 }), "contract"],
  ])("%s", async (_, answer, kind) => {
    const result = await script(answer).call("seo", {}, caller);
    expect(result).toMatchObject({ ok: false, error: { kind } });
  });

  test("a broken answer names endpoint and field", async () => {
    const { call } = script(() => json(200, { data: { googleSiteVerificationId: 7 }, status: 200 }));
    const result = await call("seo", {}, caller);
    expect(result).toMatchObject({ error: { endpoint: "GET /seo", field: "data.googleSiteVerificationId" } });
  });

  test("input that the contract refuses is not sent", async () => {
    const { call, requests } = script(seo);
    const result = await call("vehicle", { params: { vin: "../users/me" } }, caller);
    expect(result).toMatchObject({ ok: false, error: { kind: "invalid", field: "vin" } });
    expect(requests).toHaveLength(0);
  });
});

describe("again, or not", () => {
  test("a passing fault of a call that may be repeated is repeated", async () => {
    const { call, requests } = script(broken, refuse, seo);
    expect(await call("seo", {}, caller)).toEqual({ ok: true, value: {} });
    expect(requests).toHaveLength(3);
  });

  test("three attempts are the most", async () => {
    const { call, requests } = script(refuse);
    await call("seo", {}, caller);
    expect(requests).toHaveLength(3);
  });

  test("a call that would do something twice is not repeated", async () => {
    const { call, requests } = script(refuse);
    await call("footprint", { body: { type: 1, data: "{}" } }, caller);
    expect(requests).toHaveLength(1);
  });

  test("an answer that would be the same is not asked for again", async () => {
    const { call, requests } = script(() =>
      json(404, { error: { code: "not-found", message: "x" }, status: 404 }),
    );
    await call("seo", {}, caller);
    expect(requests).toHaveLength(1);
  });

  test("a dead endpoint is left alone, the others are not", async () => {
    const { call, requests } = script(refuse);
    await call("seo", {}, caller);
    await call("seo", {}, caller);
    const received = requests.length;
    expect(received).toBe(5);
    expect(await call("seo", {}, caller)).toMatchObject({ ok: false, error: { kind: "unreachable" } });
    expect(requests).toHaveLength(received);
    await call("dealers", {}, caller);
    expect(requests.length).toBeGreaterThan(received);
  });
});

describe("a service that hangs", () => {
  afterEach(() => void vi.useRealTimers());
  const hang = () => new Promise<Response>(() => undefined);

  /** A way over which some endpoints never answer, and the clock. */
  const hanging = (isHanging: (path: string) => boolean, mayHang = true) => {
    vi.useFakeTimers();
    const received: string[] = [];
    const transport: Transport = {
      mayHang,
      send: ({ path }) => {
        received.push(path);
        return isHanging(path) ? hang() : Promise.resolve(seo());
      },
    };
    const call = createCall(() => transport);
    const timed = async <T>(work: Promise<T>): Promise<readonly [T, number]> => {
      const started = performance.now();
      const ended = work.then((value) => [value, performance.now() - started] as const);
      await vi.advanceTimersByTimeAsync(60_000);
      return ended;
    };
    return { call, received, timed };
  };
  const isRedirects = (path: string) => path.startsWith("/redirects");

  test("costs the endpoint's time, once: what was too slow is not asked again", async () => {
    const { call, received, timed } = hanging(isRedirects);
    const [result, took] = await timed(call("redirects", { query: { path: "/a/" } }, caller));
    expect(result).toMatchObject({ ok: false, error: { kind: "timeout" } });
    expect(took).toBe(700);
    expect(received).toHaveLength(1);
  });

  test("five times at one endpoint and it is left alone, while the rest of its service is asked", async () => {
    const { call, received, timed } = hanging(isRedirects);
    for (let path = 0; path < 5; path += 1) {
      // The clock goes on by a minute with each, and the breaker counts what is dead in a row, not in a time.
      await timed(call("redirects", { query: { path: "/a/" } }, caller));
      await timed(call("seo", {}, caller));
    }
    const [, took] = await timed(call("seo", {}, caller));
    expect(took).toBe(0);
    expect(received.filter(isRedirects)).toHaveLength(5);
    const trial = call("redirects", { query: { path: "/a/" } }, caller);
    const started = performance.now();
    const others = await Promise.all(
      ["/b/", "/c/"].map((path) => call("redirects", { query: { path } }, caller)),
    );
    expect(others).toMatchObject([{ error: { kind: "unreachable" } }, { error: { kind: "unreachable" } }]);
    expect(performance.now() - started).toBe(0);
    await timed(trial);
    expect(received.filter(isRedirects)).toHaveLength(6);
  });

  test("all calls of an answer share its time, and one without time left is not made", async () => {
    const { call, received, timed } = hanging(() => true);
    const page = async () => {
      await call("page", { params: { slug: "home" } }, caller);
      await call("vehicle", { params: { vin: "A".repeat(17) } }, caller);
      await call("dropdowns", {}, caller);
      return call("dealers", {}, caller);
    };
    const [last, took] = await timed(withinTime(4_000, page));
    expect(took).toBe(4_000);
    expect(last).toMatchObject({ ok: false, error: { kind: "timeout" } });
    expect(received).toHaveLength(2);
  });

  test("an endpoint that was not given its time is not held to be dead", async () => {
    const { call, received, timed } = hanging((path) => path.startsWith("/seo"));
    for (let round = 0; round < 8; round += 1) await timed(withinTime(200, () => call("seo", {}, caller)));
    expect(received).toHaveLength(8);
  });

  test("what a visitor submits has a time of its own", async () => {
    const { call, timed } = hanging(() => true);
    const order = () => call("createPayment", sampleInputs.createPayment, caller);
    const [, took] = await timed(withinTime(4_000, order));
    expect(took).toBe(20_000);
  });

  test("a service in this process is waited for: its first call opens a database", async () => {
    const { call, timed } = hanging(() => false, false);
    const late = async () => {
      await vi.advanceTimersByTimeAsync(9_000);
      return [timeLeft(), await call("seo", {}, caller)];
    };
    const [[left, result]] = await timed(withinTime(4_000, late));
    expect(left).toBe(0);
    expect(result).toEqual({ ok: true, value: {} });
  });

  test.each([
    ["lead", 4_000],
    ["login", 8_000],
    ["createPayment", 20_000],
    ["uploadTradeInImage", 60_000],
    ["componentFiltered", 15_000],
  ] as const)(
    "a form does not hang with a service in this process: %s ends after %d ms",
    async (name, milliseconds) => {
      const { call, timed } = hanging(() => true, false);
      const [result, took] = await timed(
        withinTime(1_000, () => call(name, sampleInputs[name] as never, caller)),
      );
      expect(result).toMatchObject({ ok: false, error: { kind: "timeout" } });
      expect(took).toBe(milliseconds);
    },
  );

  test("an answer that stops half-way ends with the time of its call", async () => {
    vi.useFakeTimers();
    const halting: Transport = {
      mayHang: true,
      send: async () => new Response(new ReadableStream({ pull: () => new Promise(() => undefined) })),
    };
    const result = createCall(() => halting)("seo", {}, caller);
    await vi.advanceTimersByTimeAsync(700);
    expect(await result).toMatchObject({ ok: false, error: { kind: "timeout" } });
  });
});

describe("headers", () => {
  const headersOf = async (
    who: Parameters<ReturnType<typeof createCall>>[2],
    name: "seo" | "page" | "me",
  ) => {
    const { call, requests } = script(seo);
    if (name === "page") await call("page", { params: { slug: "home" } }, who);
    else await call(name, {}, who);
    return Object.fromEntries(requests[0]?.headers ?? []);
  };

  test("a render for everyone says language and company, and nothing of a visitor", async () => {
    expect(await headersOf(caller, "seo")).toEqual({
      accept: "application/json",
      "accept-language": "pt",
      "x-company-id": "1",
    });
  });

  test("pages are asked for afresh", async () => {
    expect(await headersOf(caller, "page")).toMatchObject({ "cache-control": "no-cache" });
  });

  test("a token goes with each call of whoever has one", async () => {
    const who = { ...caller, token: "secreto", sessionId: "s1" };
    expect(await headersOf(who, "me")).toMatchObject({
      authorization: "Bearer secreto",
      "x-session-id": "s1",
    });
    expect(await headersOf(who, "seo")).toHaveProperty("authorization");
  });

  test("a key of the visitor's address group goes with the call that has one", async () => {
    expect(await headersOf({ ...caller, addressKey: "k1" }, "me")).toMatchObject({ "x-address-key": "k1" });
  });

  test("campaign values are appended to the address", async () => {
    const { call, requests } = script(seo);
    await call("seo", {}, { ...caller, campaign: { utm_campaign: "otoño" } });
    expect(requests[0]?.path).toBe("/seo?utm_campaign=oto%C3%B1o");
  });
});
