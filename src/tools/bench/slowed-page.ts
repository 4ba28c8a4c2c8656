import type { Browser, BrowserContext, Page } from "playwright";
import { screens } from "../test-support/screens.ts";

/** A phone of quality.md "Pages". */
export const phone = {
  viewport: screens.phone,
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** How many times slower the processor is, and whether the network is that of a cheap contract: 1.6 Mbit/s, 150 ms. */
export type Conditions = Readonly<{ slowdown: number; isNetworkSlow: boolean }>;

const slowNetwork = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 86_400 };

/** Milliseconds, but for the shift, which has no unit. */
export type Observed = {
  /** First paint of something. */
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  slowest: number;
  /** When everything that the page requests by itself was there. */
  loaded: number;
  /** Moments of an action on the page's clock, once `watchAction` was called. */
  acted?: number;
  busy?: number;
  effect?: number;
};

/** Runs in each document before anything else. */
const observe = () => {
  const seen: Observed = { fcp: 0, lcp: 0, cls: 0, tbt: 0, slowest: 0, loaded: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.fcp = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => (seen.lcp = entry.startTime));
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
  watch("navigation", (entry) => (seen.loaded = (entry as PerformanceNavigationTiming).loadEventEnd));
  watch("longtask", (entry) => (seen.tbt += Math.max(0, entry.duration - 50)));
  watch("event", (entry) => (seen.slowest = Math.max(seen.slowest, entry.duration)), {
    durationThreshold: 16,
  });
};

/** What the page has seen of itself so far. */
export const readObserved = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: Observed }).seen);

/** A page on a phone with a cold cache, under these conditions from the first byte. */
export const openSlowed = async (
  browser: Browser,
  { slowdown, isNetworkSlow }: Conditions,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(observe);
  if (isNetworkSlow) {
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", slowNetwork);
  }
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { context, page };
};

/** The first sign of life, and everything that it brings. Answering the question about cookies is none. */
export const touch = async (page: Page): Promise<void> => {
  await page.locator("header a").first().focus();
  await page.waitForFunction(() => document.documentElement.dataset.scripts === "ready", undefined, {
    timeout: 60_000,
  });
  await page.waitForLoadState("networkidle");
};
