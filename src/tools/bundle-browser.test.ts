import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bundleBrowser } from "./bundle-browser.ts";

const kB = 1_000;
const { entry, chunks } = await bundleBrowser();
const weigh = (code: string) => gzipSync(code, { level: 9 }).length;
/** Only carousels that move by themselves or by an effect ask for Swiper, only the page of examples for the others. */
const isElsewhere = ({ code, fileName }: { code: string; fileName: string }) =>
  code.includes("swiper-slide") || /^start-(?:alert-examples|text-inputs)-/.test(fileName);

test("the entry is at most 8 kB", () => {
  const code = chunks.find(({ fileName }) => fileName === entry)?.code ?? "";
  expect(code).not.toBe("");
  expect(weigh(code)).toBeLessThanOrEqual(8 * kB);
});

test("everything that a browsing page may fetch is at most 20 kB", () => {
  const weights = chunks
    .filter((chunk) => !isElsewhere(chunk))
    .map(({ fileName, code }) => [fileName, weigh(code)] as const);
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  expect(total, JSON.stringify(weights)).toBeLessThanOrEqual(20 * kB);
});

test("nothing of the framework is among it", () => {
  for (const { fileName, moduleIds } of chunks)
    expect(
      moduleIds.filter((id) => /node_modules\/(?:react|react-dom|next|scheduler)\//.test(id)),
      fileName,
    ).toEqual([]);
});
