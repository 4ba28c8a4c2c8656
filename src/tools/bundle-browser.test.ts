import { expect, test } from "vitest";
import { weighBundle } from "./bench/measure-pages.ts";
import { bundleBrowser } from "./bundle-browser.ts";

const kB = 1_000;
const { entry, all, weights } = await weighBundle();

test("the entry is at most 8 kB", () => {
  expect(entry).toBeGreaterThan(0);
  expect(entry).toBeLessThanOrEqual(8 * kB);
});

test("everything that a browsing page may fetch is at most 20 kB", () => {
  expect(all, JSON.stringify([...weights])).toBeLessThanOrEqual(20 * kB);
});

test("nothing of the framework is among it", async () => {
  const { chunks } = await bundleBrowser();
  for (const { fileName, moduleIds } of chunks)
    expect(
      moduleIds.filter((id) => /node_modules\/(?:react|react-dom|next|scheduler)\//.test(id)),
      fileName,
    ).toEqual([]);
});
