import { beforeEach, expect, test, vi } from "vitest";
import { call } from "#api/call.ts";
import { fail, ok, type Result } from "#platform/result.ts";

vi.mock("#api/call.ts", () => ({ call: vi.fn() }));

const said = ok({ googleSiteVerificationId: "abc" });
const silent = fail("timeout", "No answer");

beforeEach(() => vi.resetModules());

/** What pages are told, one after the other, while the service answers so. */
const load = async (...answers: Result<{ googleSiteVerificationId?: string }>[]) => {
  const { loadSiteSeo } = await import("./load-site-seo.ts");
  const told: unknown[] = [];
  for (const [index, answer] of answers.entries()) {
    vi.mocked(call).mockResolvedValueOnce(answer as never);
    told.push(await loadSiteSeo(index === 1 ? "pt" : "es"));
  }
  return told;
};

test("what the service said last stands while it is silent, in the other language too", async () => {
  expect(await load(said, silent, silent)).toEqual([said.value, said.value, said.value]);
});

test("what it has taken back is gone", async () => {
  expect(await load(said, ok({}), ok({}), silent)).toEqual([said.value, {}, {}, {}]);
});

test("a service that was never heard adds nothing", async () => {
  expect(await load(silent)).toEqual([{}]);
});
