import { beforeEach, expect, test, vi } from "vitest";
import { trackingCodes } from "#domain/tracking-codes.ts";

const mocks = vi.hoisted(() => ({ call: vi.fn(), after: vi.fn((work: () => unknown) => void work()) }));
vi.mock("#api/call.ts", () => ({ call: mocks.call }));
vi.mock("#api/session/read-visitor.ts", () => ({
  readCaller: async (locale: string) => ({ locale, token: "t", sessionId: "s1" }),
}));
vi.mock(import("next/server"), async (original) => ({ ...(await original()), after: mocks.after as never }));

const { POST } = await import("./route.ts");

beforeEach(() => void mocks.call.mockClear());

const view = { type: trackingCodes.pageView, path: "/" };
const send = (event: unknown, cookie = "volante-consent=all") =>
  POST(
    new Request("http://site.test/api/footprint", {
      method: "POST",
      headers: { cookie },
      body: typeof event === "string" ? event : JSON.stringify(event),
    }),
  );

const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, "x"]));
const [other = 0] = Object.values(trackingCodes).filter((code) => code !== trackingCodes.pageView);

test("an event with twenty short fields is kept", async () => {
  expect((await send({ type: other, path: "/", data: fields(20) })).status).toBe(204);
  expect(mocks.call).toHaveBeenCalledOnce();
});

test("an event says whose it is, and a page view before consent does not", async () => {
  await send({ type: other, path: "/pt/" });
  expect(mocks.call.mock.lastCall?.[2]).toEqual({ locale: "pt", token: "t", sessionId: "s1" });
  await send(view, "");
  expect(mocks.call.mock.lastCall?.[2]).toEqual({ locale: "es" });
});

test.each([
  ["more than twenty fields", { ...view, data: fields(21) }],
  ["a long name", { ...view, data: { ["x".repeat(41)]: 1 } }],
  ["a long value", { ...view, data: { x: "x".repeat(301) } }],
  ["another site's path", { ...view, path: "//evil.test/" }],
  ["another code", { ...view, type: 99_999 }],
  ["more than 4,000 characters", `${JSON.stringify(view)}${" ".repeat(4_000)}`],
])("%s is refused", async (_, event) => {
  expect((await send(event)).status).toBe(400);
  expect(mocks.call).not.toHaveBeenCalled();
});

test("without consent only page views are taken", async () => {
  expect((await send({ type: other, path: "/" }, "")).status).toBe(403);
  expect((await send(view, "")).status).toBe(204);
});
