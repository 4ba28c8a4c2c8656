import { gzipSync } from "node:zlib";
import { bundleBrowser } from "../bundle-browser.ts";

/** Only carousels that move by themselves or by an effect ask for it. */
const isSwiper = (code: string) => code.includes("swiper-slide");

/** Bytes, gzip, of everything that a browsing page may ever fetch, Swiper apart, and of the entry among it. */
export async function weighBundle(): Promise<{ readonly entry: number; readonly all: number }> {
  const { entry, chunks } = await bundleBrowser();
  const weights = new Map(
    chunks
      .filter(({ code }) => !isSwiper(code))
      .map(({ fileName, code }) => [fileName, gzipSync(code, { level: 9 }).length]),
  );
  return {
    entry: weights.get(entry) ?? 0,
    all: [...weights.values()].reduce((sum, weight) => sum + weight, 0),
  };
}
