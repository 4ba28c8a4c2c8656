import { beforeEach, expect, test, vi } from "vitest";
import { telemetry } from "../telemetry/telemetry.ts";
import { type GetArguments, pageContext } from "./file-system-cache.ts";
import { lookUpTiers } from "./look-up-tiers.ts";

type Tier = Parameters<typeof lookUpTiers>[0][string];
type Found = Awaited<ReturnType<Tier["get"]>>;

const count = vi.fn();
beforeEach(() => {
  count.mockReset();
  telemetry().metering = { count, observe: vi.fn() };
});

const tier = (found: unknown): Tier => ({ get: async () => found as Found });
const page = (ageSeconds: number) => ({
  value: { kind: "APP_PAGE" },
  lastModified: Date.now() - ageSeconds * 1000,
  cacheControl: { revalidate: 60, expire: 120 },
});
const counted = () => count.mock.calls.map(([name, labels]) => [name, ...Object.values(labels as object)]);
const lookups = "volante_page_cache_lookups";

test("what no tier has is a miss in each, and null", async () => {
  expect(await lookUpTiers({ stored: tier(null), build: tier(null) }, "/es", pageContext)).toBeNull();
  expect(counted()).toEqual([
    [lookups, "stored", "miss"],
    [lookups, "build", "miss"],
  ]);
});

test("the first that has it is asked last; what is past its lifetime is no hit", async () => {
  const fresh = page(10);
  expect(await lookUpTiers({ stored: tier(fresh), build: tier(page(1)) }, "/es", pageContext)).toBe(fresh);
  await lookUpTiers({ stored: tier(null), build: tier(page(61)) }, "/es", pageContext);
  expect(counted()).toEqual([
    [lookups, "stored", "hit"],
    [lookups, "stored", "miss"],
    [lookups, "build", "stale"],
  ]);
});

test("an entry that was invalidated hides what is below it, and is a miss", async () => {
  const invalidated = { value: null };
  expect(await lookUpTiers({ stored: tier(invalidated), build: tier(page(1)) }, "/es", pageContext)).toBe(
    invalidated,
  );
  expect(counted()).toEqual([[lookups, "stored", "miss"]]);
});

test("what is no page is not counted", async () => {
  const route = { ...pageContext, kind: "APP_ROUTE" } as unknown as GetArguments[1];
  await lookUpTiers({ stored: tier(null) }, "/es", route);
  expect(counted()).toEqual([]);
});
