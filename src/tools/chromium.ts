import { existsSync } from "node:fs";

/** Where Linux distributions put Chromium; elsewhere Playwright's own is used. */
export const systemChromium = "/usr/bin/chromium";

/** The same without windows, as Debian packs it: a page costs about six tenths of the processor time. */
export const windowlessChromium = "/usr/bin/chromium-headless-shell";

/** The Chromium of the system that tests drive; undefined where Playwright's own is to be used. */
export const findChromium = (): string | undefined => [windowlessChromium, systemChromium].find(existsSync);

/** How Playwright starts the Chromium that people use, which alone has a back/forward cache. */
export const windowedChromium = (): { readonly executablePath: string } | { readonly channel: string } =>
  existsSync(systemChromium) ? { executablePath: systemChromium } : { channel: "chromium" };

/** How Playwright starts Chromium: the system's, where it is installed. */
export const chromiumOptions = (
  ...args: string[]
): { readonly executablePath?: string; readonly args: string[] } => {
  const executablePath = findChromium();
  return executablePath === undefined ? { args } : { executablePath, args: ["--no-sandbox", ...args] };
};
