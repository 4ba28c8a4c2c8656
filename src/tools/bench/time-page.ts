import type { Browser } from "playwright";
import { type Conditions, type Observed, openSlowed, readObserved, touch } from "./slowed-page.ts";

/** Lighthouse's slow phone on a slow network. */
export const lighthouse: Conditions = { slowdown: 4, isNetworkSlow: true };

/** A cheap phone of these days on the same network. */
export const cheapPhone: Conditions = { slowdown: 6, isNetworkSlow: true };

/** Milliseconds of an unslowed processor that style and layout of an untouched page take until it is quiet. */
export const timeLayout = async (browser: Browser, url: string): Promise<number> => {
  const { context, page } = await openSlowed(browser, { slowdown: 1, isNetworkSlow: false });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable");
  await page.goto(url, { waitUntil: "networkidle" });
  const { metrics } = await devtools.send("Performance.getMetrics");
  await context.close();
  const secondsOf = (wanted: string): number => {
    const metric = metrics.find(({ name }) => name === wanted);
    if (!metric) throw new Error(`the browser measures no ${wanted}`);
    return metric.value;
  };
  return 1000 * (secondsOf("RecalcStyleDuration") + secondsOf("LayoutDuration"));
};

/** How a page appears with a cold cache. */
export const timePage = async (browser: Browser, url: string, conditions: Conditions): Promise<Observed> => {
  const { context, page } = await openSlowed(browser, conditions);
  await page.goto(url, { waitUntil: "networkidle" });
  const observed = await readObserved(page);
  await context.close();
  return observed;
};

/** The slowest answer to a tap on the list's native controls, from the tap to the next frame. The scripts are there already. */
export const timeTaps = async (browser: Browser, url: string): Promise<number> => {
  const { context, page } = await openSlowed(browser, { slowdown: 10, isNetworkSlow: false });
  await page.goto(url, { waitUntil: "networkidle" });
  await touch(page);
  await page.locator("main button[popovertarget$=-filters]:visible").first().tap();
  const summaries = page.locator("form[id$=-filters] summary:visible");
  for (let index = 0; index < Math.min(4, await summaries.count()); index++) await summaries.nth(index).tap();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
  const { slowest } = await readObserved(page);
  await context.close();
  return slowest;
};
