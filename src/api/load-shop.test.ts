import { beforeEach, expect, test, vi } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { invalidatePages } from "#platform/page-cache/invalidate-pages.ts";
import { markInvalidated } from "#platform/page-cache/invalidated-tags.ts";
import { type FailureKind, fail, ok, type Result } from "#platform/result.ts";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { call } from "./call.ts";
import { headersFor } from "./call-headers.ts";
import { knownShop } from "./known-shop.ts";
import { loadShop } from "./load-shop.ts";

vi.mock("./call.ts", () => ({ call: vi.fn() }));
vi.mock("#platform/page-cache/invalidate-pages.ts", () => ({ invalidatePages: vi.fn() }));

const answer = (result: Result<object>) => vi.mocked(call).mockResolvedValue(result as never);
const invalidate = (tag: string): void => markInvalidated([tag]);
const failure = (kind: FailureKind) => fail(kind, "no");

beforeEach(() => {
  forgetProcess();
  vi.clearAllMocks();
  vi.stubEnv("COMPANY_ID", "7");
  vi.stubEnv("DEALER_SERVICES_CP", "A,B");
});

test("one call is enough for all pages, until the service invalidates what it has said", async () => {
  answer(ok({ name: "Uno" }));
  await Promise.all([loadShop(), loadShop()]);
  expect((await loadShop()).name).toBe("Uno");
  expect(call).toHaveBeenCalledOnce();
  answer(ok({ name: "Dos" }));
  invalidate("stock");
  expect((await loadShop()).name).toBe("Uno");
  expect(call).toHaveBeenCalledOnce();
  invalidate("content");
  expect((await loadShop()).name).toBe("Dos");
  expect(knownShop().name).toBe("Dos");
});

test("while the service fails its last answer stands", async () => {
  answer(ok({ name: "Uno" }));
  await loadShop();
  answer(failure("server"));
  invalidate("content");
  expect((await loadShop()).name).toBe("Uno");
  expect(invalidatePages).not.toHaveBeenCalled();
});

test.each<FailureKind>(["not-implemented", "not-found"])(
  "variables count where a service has no such call: %s",
  async (kind) => {
    answer(failure(kind));
    const without = await loadShop();
    expect(without).toMatchObject({
      name: undefined,
      isDemo: false,
      companyId: "7",
      languages: ["es", "pt"],
    });
    expect(without.dealerGroups.CP).toEqual(["A", "B"]);
    expect(without.forms.has("reserve")).toBe(true);
    answer(ok({ name: "Uno", companyId: "9", dealerGroups: { CP: ["C"], CEV: ["D"] }, forms: [] }));
    invalidate("content");
    const named = await loadShop();
    expect(named.dealerGroups.CP).toEqual(["C"]);
    expect(named.forms.has("reserve")).toBe(false);
    expect(headersFor(endpoints.shop, { locale: "es" }).get("x-company-id")).toBe("9");
  },
);

test("pages that were rendered before its first answer are rendered again", async () => {
  answer(failure("timeout"));
  expect((await loadShop()).companyId).toBe("7");
  answer(ok({ name: "Uno" }));
  invalidate("content");
  expect((await loadShop()).name).toBe("Uno");
  expect(invalidatePages).toHaveBeenCalledExactlyOnceWith(["content"]);
});
