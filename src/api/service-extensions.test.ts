import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { createCall } from "./call.ts";
import type { ServiceRequest, Transport } from "./transport.ts";

const caller = { locale: "es", sessionId: "s1" } as const;
const takesAll = { headers: { "x-volante-extensions": "*" } };
const data = (value: unknown, init: ResponseInit = {}) => Response.json({ data: value, status: 200 }, init);
const refusal = (status: number, init: ResponseInit = {}) =>
  Response.json({ error: { code: "invalid-field", message: "x" }, status }, { status, ...init });

/** A service that answers in turn, the last answer for ever. */
const serviceOf = (...answers: (() => Response)[]) => {
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
  return { requests, transport, call: createCall(() => transport) };
};

const prelogin = { query: { returnUrl: "https://volante.example/acceso/" } };
const url = { url: "https://id.example/w.js" };
const paths = (requests: readonly ServiceRequest[]) => requests.map(({ path }) => path.split("?")[1]);

beforeEach(() => vi.stubEnv("LOG_LEVEL", "silent"));
afterEach(() => {
  vi.unstubAllEnvs();
  forgetProcess();
  vi.useRealTimers();
});

describe("fields of ours", () => {
  test("go to a service as long as its answers announce them", async () => {
    const { call, requests } = serviceOf(
      () => data(url),
      () => data(url, takesAll),
      () => data(url),
      () => data(url),
    );
    for (let turn = 0; turn < 4; turn++) await call("prelogin", prelogin, caller);
    const sent = "returnUrl=https%3A%2F%2Fvolante.example%2Facceso%2F";
    expect(paths(requests)).toEqual([undefined, undefined, sent, undefined]);
  });

  test("go where they are named, at any depth, and others beside them do not", async () => {
    const { call, requests } = serviceOf(() =>
      data({ slug: "a", components: [] }, { headers: { "x-volante-extensions": "slug, counts" } }),
    );
    const body = {
      slug: "a",
      pageOnly: true,
      components: [{ id: "s", key: "search", data: { filters: { brand: "seat" }, counts: [{}], about: {} } }],
    };
    for (let turn = 0; turn < 2; turn++) await call("componentFiltered", { body }, caller);
    const bodies = requests.map((request) => JSON.parse(String(request.body)));
    const bare = { id: "s", key: "search", data: { filters: { brand: "seat" } } };
    expect(bodies).toEqual([
      { components: [bare] },
      { slug: "a", components: [{ ...bare, data: { ...bare.data, counts: [{}] } }] },
    ]);
  });

  test("are sent once more where the answer that refuses a request announces them", async () => {
    const { call, requests } = serviceOf(
      () => refusal(401, takesAll),
      () => data({ token: "t" }, takesAll),
    );
    const login = await call("login", { body: { providerId: 5, state: "x" } }, caller);
    expect(login).toMatchObject({ ok: true, value: { token: "t" } });
    expect(requests.map(({ body }) => body)).toEqual(['{"providerId":5}', '{"providerId":5,"state":"x"}']);
  });

  test("are not forgotten for what another server answers in place of the service", async () => {
    const { call, requests } = serviceOf(
      () => data(url, takesAll),
      () => new Response("<h1>Bad gateway</h1>", { status: 502, headers: { "content-type": "text/html" } }),
      () => data(url),
    );
    for (let turn = 0; turn < 2; turn++) await call("prelogin", prelogin, caller);
    expect(requests.at(-1)?.path).toContain("returnUrl=");
  });

  test("go as a setting says, whatever is announced", async () => {
    const { call, requests } = serviceOf(() => data(url, takesAll));
    for (const setting of ["", "none", "state, returnUrl", "state", "*"]) {
      vi.stubEnv("DATA_SERVICE_EXTENSIONS", setting);
      forgetProcess();
      await call("prelogin", prelogin, caller);
    }
    expect(paths(requests).map((query) => query !== undefined)).toEqual([false, false, true, false, true]);
  });

  test("go to the reference backend from the first call on", async () => {
    const { transport, requests } = serviceOf(() => data(url));
    await createCall(() => ({ ...transport, isReference: true }))("prelogin", prelogin, caller);
    expect(requests[0]?.path).toContain("returnUrl=");
  });

  test("that only look like it go always: the warranty, and the second receipt", async () => {
    const { call, requests } = serviceOf(() => refusal(409));
    const address = { address: "Calle 1", zipCode: "28001", city: "Madrid" };
    await call(
      "createPayment",
      {
        query: { createPayment: true },
        body: {
          vin: "VSSZZZ5FZJR000001",
          currentUrl: "https://volante.example/",
          dealershipId: "d1",
          delivery: { deliveryType: 2, ...address, country: "ES", window: "morning" },
          name: "Ana",
          phoneNumber: "600000000",
          email: "ana@volante.test",
          price: 1,
          receipt: { ...address, nif: "12345678Z", extraReceipt: address },
          warrantyId: "w1",
          acceptedConditions: true,
        },
      },
      { ...caller, token: "t" },
    );
    const sent = JSON.parse(String(requests[0]?.body));
    expect(sent).toMatchObject({ warrantyId: "w1", receipt: { extraReceipt: address } });
    expect(sent).not.toHaveProperty("acceptedConditions");
    expect(sent.delivery).toEqual({ deliveryType: 2, ...address, country: "ES" });
  });
});

test("every call carries company, token and session id (specification section 7)", async () => {
  const { call, requests } = serviceOf(() => data([]));
  await call("brands", {}, { ...caller, token: "t", campaign: { utm_campaign: "x" } });
  const { headers, path } = requests[0] ?? {};
  expect(path).toBe("/brands?utm_campaign=x");
  const names = ["x-company-id", "x-session-id", "authorization"];
  expect(names.map((name) => headers?.get(name))).toEqual(["1", "s1", "Bearer t"]);
});

describe("a call of ours that the service does not have", () => {
  const absent = () => new Response("404 Not Found", { status: 404 });
  const requestRedirects = (call: ReturnType<typeof createCall>) =>
    call("redirects", { query: { path: "/a/" } }, caller);

  test.each([404, 405, 501])("is not repeated for a minute after %d", async (status) => {
    vi.useFakeTimers();
    const { call, requests } = serviceOf(() => new Response("no", { status }));
    const first = await requestRedirects(call);
    expect(await requestRedirects(call)).toEqual(first);
    expect(requests).toHaveLength(1);
    vi.advanceTimersByTime(60_001);
    await requestRedirects(call);
    expect(requests).toHaveLength(2);
  });

  test("is made again as soon as the service announces something", async () => {
    const { call, requests } = serviceOf(absent, () => data({}, takesAll), absent);
    await requestRedirects(call);
    await call("seo", {}, caller);
    await requestRedirects(call);
    await requestRedirects(call);
    expect(requests).toHaveLength(4);
  });

  test("is made where the service itself has said that there is nothing", async () => {
    const { call, requests } = serviceOf(() => refusal(404));
    await requestRedirects(call);
    await requestRedirects(call);
    expect(requests).toHaveLength(2);
  });

  test("is repeated where the specification has it", async () => {
    const { call, requests } = serviceOf(absent);
    for (let turn = 0; turn < 2; turn++) await call("seo", {}, caller);
    expect(requests).toHaveLength(2);
  });
});
