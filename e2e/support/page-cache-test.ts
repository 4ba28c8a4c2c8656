import { windowedChromium } from "#tools/chromium.ts";
import { test as visitorTest } from "./test.ts";

/** A browser with its back/forward cache, which Playwright otherwise switches off. */
export const test = visitorTest.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        ...windowedChromium(),
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      }),
    { scope: "worker" },
  ],
});
