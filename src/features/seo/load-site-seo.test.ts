import { beforeEach, expect, test, vi } from "vitest";
import { call } from "#api/call.ts";
import { fail, ok, type Result } from "#platform/result.ts";

vi.mock("#api/call.ts", () => ({ call: vi.fn() }));

const configured = ok({ googleSiteVerificationId: "abc" });
const silent = fail("timeout", "No answer");

beforeEach(() => vi.resetModules());

/** What is loaded, page after page, while the service answers so. */
const load = async (...answers: Result<{ googleSiteVerificationId?: string }>[]) => {
  const { loadSiteSeo } = await import("./load-site-seo.ts");
  const loaded: unknown[] = [];
  for (const [index, answer] of answers.entries()) {
    vi.mocked(call).mockResolvedValueOnce(answer as never);
    loaded.push(await loadSiteSeo(index === 1 ? "pt" : "es"));
  }
  return loaded;
};

test("what the service said last stands while it is silent, in the other language too", async () => {
  expect(await load(configured, silent, silent)).toEqual([
    configured.value,
    configured.value,
    configured.value,
  ]);
});

test("what it has taken back is gone", async () => {
  expect(await load(configured, ok({}), ok({}), silent)).toEqual([configured.value, {}, {}, {}]);
});

test("a service that was never heard adds nothing", async () => {
  expect(await load(silent)).toEqual([{}]);
});
