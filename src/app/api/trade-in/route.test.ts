import { beforeEach, expect, test, vi } from "vitest";
import { ok } from "#platform/result.ts";
import { POST } from "./route.ts";

const mocks = vi.hoisted(() => ({ storeForm: vi.fn(), takePermit: vi.fn() }));
vi.mock("#forms/stored-form.ts", () => ({ storeForm: mocks.storeForm }));
vi.mock("#platform/rate-limit/take-permit.ts", () => ({ takePermit: mocks.takePermit }));

beforeEach(() => {
  vi.resetAllMocks();
  mocks.takePermit.mockResolvedValue(ok(undefined));
});

const send = (form: Readonly<Record<string, string>>) =>
  POST(new Request("http://localhost/api/trade-in", { method: "POST", body: new URLSearchParams(form) }));

test.each([
  [{ locale: "es", plate: " 1234 bcd " }, "/solicitud/trade-in/plate/", { plate: " 1234 bcd " }],
  [{ locale: "pt", plate: "AA 11" }, "/pt/pedido/trade-in/plate/", { plate: "AA 11" }],
  [{ locale: "xx" }, "/solicitud/trade-in/plate/", { plate: "" }],
])("%j is kept for %s, out of the address", async (form, path, texts) => {
  const answer = await send(form);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
  expect(mocks.storeForm).toHaveBeenCalledExactlyOnceWith({ path, query: "" }, { texts });
});

test("no more is kept than a plate can be", async () => {
  await send({ plate: `12\u0000${"3".repeat(40)}` });
  expect(mocks.storeForm.mock.calls[0]?.[1].texts.plate).toBe(`12${"3".repeat(18)}`);
});
