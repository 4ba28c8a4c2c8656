import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { expect, test } from "vitest";
import { boundLifetimes } from "./bound-lifetimes.ts";

test("what the framework notes of pages with a query is bounded; what is rendered again stays", () => {
  const { cacheControls } = SharedCacheControls as unknown as { cacheControls: Map<string, unknown> };
  const render = (key: string) => {
    cacheControls.set(key, { revalidate: 60, expire: 120 });
    boundLifetimes(key);
  };
  cacheControls.set("/es/always", {});
  for (let n = 0; n < 12_000; n += 1) {
    render(`/es/list/q~${n}`);
    render("/es/list/q~popular");
  }
  expect(cacheControls.size).toBeLessThan(5_010);
  expect([...cacheControls.keys()]).toEqual(expect.arrayContaining(["/es/always", "/es/list/q~popular"]));
});
