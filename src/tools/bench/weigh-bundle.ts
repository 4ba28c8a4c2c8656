import { gzipSync } from "node:zlib";
import { bundleBrowser } from "../bundle-browser.ts";

/** Only carousels that move by themselves or by an effect ask for Swiper, only the page of examples and that of a trade-in's pictures for the others. */
const isElsewhere = ({ code, fileName }: { readonly code: string; readonly fileName: string }) =>
  code.includes("swiper-slide") || fileName.startsWith("rare-");

/** Bytes, gzip, of everything that a browsing page may ever fetch, by the name of the file, and of the entry among it. */
export const weighBundle = async () => {
  const { entry, chunks } = await bundleBrowser();
  const weights = new Map(
    chunks
      .filter((chunk) => !isElsewhere(chunk))
      .map(({ fileName, code }) => [fileName, gzipSync(code, { level: 9 }).length]),
  );
  return {
    weights,
    entry: weights.get(entry) ?? Number.NaN,
    all: [...weights.values()].reduce((sum, weight) => sum + weight, 0),
  };
};
