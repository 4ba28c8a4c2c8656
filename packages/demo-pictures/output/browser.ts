import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright";
import { systemChromium } from "../../../src/tools/chromium.ts";

/** Software rendering, so that the same picture comes out on every machine. */
const FLAGS = [
  "--use-angle=swiftshader",
  "--use-gl=angle",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
  "--no-sandbox",
];

export class NoChromium extends Error {}

/** Throws NoChromium with a hint how to get it. */
export const launchChromium = async (): Promise<Browser> => {
  const executablePath = existsSync(systemChromium) ? systemChromium : undefined;
  try {
    return await chromium.launch({ args: FLAGS, ...(executablePath ? { executablePath } : {}) });
  } catch (error) {
    throw new NoChromium(
      `Pictures are rendered in Chromium, and none could be started (${String(error).split("\n")[0]}).\n` +
        "Get it with `npx playwright install chromium`, or on Debian and Ubuntu with `apt-get install chromium`.",
    );
  }
};
