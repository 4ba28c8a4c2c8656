import type { Browser, Page } from "playwright";
import { phone, touch } from "./weigh-page.ts";

/** Milliseconds, but for the shift, which has no unit. */
export type Timing = { readonly lcp: number; readonly cls: number; readonly tbt: number };

/** Lighthouse's slow phone on a slow network, applied while the page loads. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 86_400 };
const slowProcessor = 4;

type Observed = { lcp: number; cls: number; tbt: number; slowest: number };

/** Runs in the page before anything else. */
function observe() {
  const seen: Observed = { lcp: 0, cls: 0, tbt: 0, slowest: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch("largest-contentful-paint", (entry) => (seen.lcp = entry.startTime));
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
  watch("longtask", (entry) => (seen.tbt += Math.max(0, entry.duration - 50)));
  watch("event", (entry) => (seen.slowest = Math.max(seen.slowest, entry.duration)), {
    durationThreshold: 16,
  });
}

const read = (page: Page) => page.evaluate(() => (window as unknown as { seen: Observed }).seen);

async function openSlowed(browser: Browser, slowdown: number, isNetworkSlow: boolean) {
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
}

/** How a page appears on a slow phone with a cold cache. */
export async function timePage(browser: Browser, url: string): Promise<Timing> {
  const { context, page } = await openSlowed(browser, slowProcessor, true);
  await page.goto(url, { waitUntil: "networkidle" });
  const { lcp, cls, tbt } = await read(page);
  await context.close();
  return { lcp, cls, tbt };
}

/**
 * The slowest answer to a tap on the list's native controls, processor slowed ten times: from the tap to the next frame. The
 * framework is there already.
 */
export async function timeTaps(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openSlowed(browser, 10, false);
  await page.goto(url, { waitUntil: "networkidle" });
  await touch(page);
  await page.locator("main button[popovertarget$=-filters]:visible").first().tap();
  const summaries = page.locator("form[id$=-filters] summary:visible");
  for (let index = 0; index < Math.min(4, await summaries.count()); index++) await summaries.nth(index).tap();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
  const { slowest } = await read(page);
  await context.close();
  return slowest;
}

/** On an untouched page, processor slowed six times: from the first tap on a control that needs scripts. */
export async function timeFirstTap(
  browser: Browser,
  url: string,
): Promise<{ readonly busy: number; readonly ready: number } | undefined> {
  const { context, page } = await openSlowed(browser, 6, false);
  await page.goto(url, { waitUntil: "networkidle" });
  const control = page.locator("[data-needs-script]:visible").first();
  if ((await control.count()) === 0) {
    await context.close();
    return undefined;
  }
  await page.evaluate(() => {
    const times: { tapped?: number; busy?: number; ready?: number } = {};
    Object.assign(window, { times });
    addEventListener("pointerdown", () => (times.tapped ??= performance.now()), true);
    new MutationObserver(() => {
      if (document.querySelector("[aria-busy=true]")) times.busy ??= performance.now();
      if (document.documentElement.dataset.scripts) times.ready ??= performance.now();
    }).observe(document, { subtree: true, attributes: true });
  });
  await control.tap();
  await page.waitForFunction(() => document.documentElement.dataset.scripts === "ready", undefined, {
    timeout: 60_000,
  });
  const times = await page.evaluate(
    () => (window as unknown as { times: { tapped: number; busy?: number; ready: number } }).times,
  );
  await context.close();
  return { busy: (times.busy ?? times.ready) - times.tapped, ready: times.ready - times.tapped };
}
