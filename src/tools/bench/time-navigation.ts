import type { Browser } from "playwright";
import { type Conditions, openSlowed, readObserved } from "./slowed-page.ts";

/** Milliseconds from following a link, on which the pointer rested long enough to fetch ahead, to the largest paint. */
export const timeNavigation = async (
  browser: Browser,
  url: string,
  link: string,
  conditions: Conditions,
): Promise<number> => {
  const { context, page } = await openSlowed(browser, conditions);
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    const followed = page.locator(link).first();
    await followed.hover();
    // Nothing tells that a page has been fetched ahead.
    await page.waitForTimeout(2_000);
    await Promise.all([page.waitForEvent("load"), followed.click()]);
    await page.waitForLoadState("networkidle");
    return (await readObserved(page)).lcp;
  } finally {
    await context.close();
  }
};
