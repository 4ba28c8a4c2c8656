import { expect, test, vi } from "vitest";
import type { SuperviseOptions } from "#backend/jobs/supervise-jobs.ts";
import { runJobs } from "./reference-backend.ts";

const { superviseJobs, invalidatePages } = vi.hoisted(() => ({
  superviseJobs: vi.fn((_: unknown, __: SuperviseOptions) => async () => {}),
  invalidatePages: vi.fn(async (_: readonly string[]) => true),
}));
vi.mock("#backend/jobs/supervise-jobs.ts", () => ({ superviseJobs }));
vi.mock("#platform/page-cache/invalidate-pages.ts", () => ({ invalidatePages }));

test("the jobs of embedded services invalidate the pages of this process, and know when others were not told", async () => {
  runJobs();
  const storefronts = superviseJobs.mock.calls[0]?.[1].storefronts ?? [];
  expect(storefronts).toHaveLength(1);
  expect(await storefronts[0]?.notify(["stock"])).toBe(true);
  expect(invalidatePages).toHaveBeenCalledExactlyOnceWith(["stock"]);
  invalidatePages.mockResolvedValueOnce(false);
  expect(await storefronts[0]?.notify(["stock"])).toBe(false);
});
