import type { Browser } from "playwright";
import { describePage, rounds } from "./describe-appearance.ts";
import type { Figure } from "./report.ts";
import type { Observed } from "./slowed-page.ts";
import { lighthouse, timePage } from "./time-page.ts";
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
  const timings = new Map<string, Observed[]>(Object.keys(pages).map((name) => [name, []]));
  const blanks: Observed[] = [];
  for (let round = 1; round <= rounds; round++) {
    console.log(`Measuring how pages appear, round ${round} of ${rounds}`);
    blanks.push(await timePage(browser, blank, lighthouse));
    for (const [name, path] of Object.entries(pages))
      timings.get(name)?.push(await timePage(browser, site + path, lighthouse));
  }
  return [...weights].flatMap(([name, weight]) =>
    describePage(name, weight, timings.get(name) ?? [], blanks),
  );
};
