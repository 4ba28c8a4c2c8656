import { existsSync } from "node:fs";
import { build } from "esbuild";
import { type Browser, chromium, type Page } from "playwright";
import { systemChromium } from "#tools/chromium.ts";

/** Software rendering, so that the same picture comes out on every machine. */
const FLAGS = [
  "--use-angle=swiftshader",
  "--use-gl=angle",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
  "--no-sandbox",
];

export class NoChromium extends Error {}

export type Darkroom = { readonly page: Page; readonly close: () => Promise<void> };

/** Opens a page that holds the bundled renderer. Throws NoChromium, saying how to get it. */
export const openDarkroom = async (size: { width: number; height: number }): Promise<Darkroom> => {
  const browser = await launch();
  const page = await browser.newPage({ viewport: size });
  const bundle = await build({
    entryPoints: [`${import.meta.dirname}/../scene/page.ts`],
    bundle: true,
    write: false,
    format: "iife",
    minify: true,
  });
  await page.setContent("<!doctype html><title>Pictures</title><body></body>");
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? "" });
  return { page, close: () => browser.close() };
};

const launch = async (): Promise<Browser> => {
  const executablePath = existsSync(systemChromium) ? systemChromium : undefined;
  try {
    return await chromium.launch({ args: FLAGS, ...(executablePath ? { executablePath } : {}) });
  } catch (error) {
    throw new NoChromium(
      `Pictures are drawn in Chromium, and none could be started (${String(error).split("\n")[0]}).\n` +
        "Get it with `npx playwright install chromium`, or on Debian and Ubuntu with `apt-get install chromium`.",
    );
  }
};
