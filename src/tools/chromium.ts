import { existsSync } from "node:fs";

/** Where Linux distributions put Chromium; elsewhere Playwright's own is used. */
export const systemChromium = "/usr/bin/chromium";

/** How Playwright starts Chromium: the system's, where it is installed. */
export const chromiumOptions = (
  ...args: string[]
): { readonly executablePath?: string; readonly args: string[] } =>
  existsSync(systemChromium) ? { executablePath: systemChromium, args: ["--no-sandbox", ...args] } : { args };
