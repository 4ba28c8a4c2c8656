import type { Browser } from "playwright";
import { describePage, rounds, type Timings } from "./describe-appearance.ts";
import type { Figure } from "./report.ts";
import { cheapPhone, lighthouse, timeLayout, timePage } from "./time-page.ts";
import { type Weight, weighPage } from "./weigh-page.ts";

/** Weight and first appearance of each page; all of them and the blank page once a round. */
export const measureAppearance = async (
  browser: Browser,
  site: string,
  pages: Readonly<Record<string, string>>,
  blank: string,
): Promise<Figure[]> => {
  const weights = new Map<string, Weight>();
  for (const [name, path] of Object.entries(pages)) {
    console.log(`Weighing the ${name} page`);
    // Once to fill the page cache: budgets are of a cached page and a cold browser.
    await fetch(site + path).then((answer) => answer.arrayBuffer());
    weights.set(name, await weighPage(browser, site + path));
  }
  const measure = async (url: string) => ({
    seen: await timePage(browser, url, lighthouse),
    cheap: await timePage(browser, url, cheapPhone),
    layout: await timeLayout(browser, url),
  });
  const timings = new Map<string, Timings[]>(Object.keys(pages).map((name) => [name, []]));
  const blanks: Timings[] = [];
  for (let round = 1; round <= rounds; round++) {
    console.log(`Measuring how pages appear, round ${round} of ${rounds}`);
    blanks.push(await measure(blank));
    for (const [name, path] of Object.entries(pages)) timings.get(name)?.push(await measure(site + path));
  }
  return [...weights].flatMap(([name, weight]) =>
    describePage(name, weight, timings.get(name) ?? [], blanks),
  );
};
