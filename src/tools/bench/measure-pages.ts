import { gzipSync } from "node:zlib";
import type { Browser } from "playwright";
import { bundleBrowser } from "../bundle-browser.ts";
import { measureActions } from "./measure-actions.ts";
import { percentile } from "./percentile.ts";
import { atMost, besideBlank, type Figure, reported } from "./report.ts";
import { rounds } from "./rounds.ts";
import type { Observed } from "./slowed-page.ts";
import { lighthouse, timeLayout, timePage } from "./time-page.ts";
import { type Weight, weighPage } from "./weigh-page.ts";
import { firstLink, withPages } from "./with-pages.ts";

/** Of one page in one round. */
type Timings = {
  /** On the phone of Lighthouse. */
  readonly seen: Observed;
  /** Milliseconds of style and layout. */
  readonly layout: number;
};

/** Pages whose layout has a budget; that of others is only reported. */
const entrances: readonly string[] = ["home", "list", "vehicle"];

const elementBudgets: Readonly<Record<string, number>> = {
  home: 900,
  list: 1_000,
  vehicle: 1_000,
  compare: 900,
};

const elementsOf = (name: string, count: number): Figure => {
  const budget = elementBudgets[name];
  const what = `${name}: elements`;
  return budget === undefined ? reported(what, String(count)) : atMost(what, count, budget, "", 0);
};

const describePage = (
  name: string,
  weight: Weight,
  timings: readonly Timings[],
  blanks: readonly Timings[],
): Figure[] => {
  const median = (of: readonly Timings[], read: (timing: Timings) => number) => percentile(of.map(read), 0.5);
  const lcp = median(timings, ({ seen }) => seen.lcp);
  const layout = median(timings, (timing) => timing.layout);
  const entrance = (label: string, value: number, budget: number, unit: string, digits: number) =>
    entrances.includes(name)
      ? atMost(label, value, budget, unit, digits)
      : reported(label, `${value.toFixed(digits)} ${unit}`);
  return [
    atMost(`${name}: scripts fetched, untouched`, weight.scriptsUntouched / kB, 0, "kB"),
    atMost(`${name}: scripts inline`, weight.scriptsInline / kB, 1.8, "kB", 2),
    reported(`${name}: scripts fetched after a touch`, `${(weight.scripts / kB).toFixed(2)} kB`),
    elementsOf(name, weight.elements),
    entrance(`${name}: HTML`, weight.html / kB, 15, "kB", 1),
    atMost(`${name}: styles in the document`, weight.stylesInline / kB, 8, "kB"),
    atMost(`${name}: CSS`, weight.css / kB, 12, "kB"),
    atMost(`${name}: first view`, weight.firstView / kB, 350, "kB"),
    atMost(`${name}: requests`, weight.requests, 25, ""),
    besideBlank(
      atMost(`${name}: LCP, median of ${rounds}`, lcp / 1000, 1, "s", 2),
      lcp,
      median(blanks, ({ seen }) => seen.loaded),
    ),
    besideBlank(
      entrance(`${name}: style and layout, untouched, median of ${rounds}`, layout, 15, "ms", 0),
      layout,
      median(blanks, (timing) => timing.layout),
    ),
    atMost(
      `${name}: TBT, median of ${rounds}`,
      median(timings, ({ seen }) => seen.tbt),
      0,
      "ms",
      0,
    ),
    atMost(
      `${name}: CLS, median of ${rounds}`,
      median(timings, ({ seen }) => seen.cls),
      0,
      "",
      3,
    ),
  ];
};

const kB = 1000;

/** Weight and first appearance of each page; all of them and the blank page once a round. */
const measureAppearance = async (
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

/** Only carousels that move by themselves or by an effect load Swiper, only forms that ask for more than a search the others. */
const isElsewhere = ({ code, fileName }: { readonly code: string; readonly fileName: string }) =>
  code.includes("swiper-slide") || fileName.startsWith("form-");

/** Bytes, gzip, of everything that a browsing page may ever fetch, by the name of the file, and of the entry among it. */
export const weighBundle = async () => {
  const { entry, chunks } = await bundleBrowser();
  const weights = new Map(
    chunks
      .filter((chunk) => !isElsewhere(chunk))
      .map(({ fileName, code }) => [fileName, gzipSync(code, { level: 9 }).length]),
  );
  return {
    weights,
    entry: weights.get(entry) ?? Number.NaN,
    all: [...weights.values()].reduce((sum, weight) => sum + weight, 0),
  };
};

/** The budgets of pages, in Chromium, against the production build and a blank page built beside it. */
export const measurePages = (): Promise<Figure[]> =>
  withPages(async ({ browser, site, blank, entrances: { home, list, vehicle } }) => {
    const floor = await blankScripts(browser, blank);
    const pages = {
      home,
      list,
      vehicle,
      article: await firstLink(browser, `${site}/blog/`, "main h2 a, main h3 a"),
      compare: await comparison(browser, site + list),
    };
    const { entry, all } = await weighBundle();
    return [
      reported("scripts of a blank page", `${(floor / kB).toFixed(1)} kB`),
      atMost("scripts of browsing pages: entry", entry / kB, 8, "kB", 2),
      atMost("scripts of browsing pages: all there are, Swiper apart", all / kB, 18, "kB", 2),
      ...(await measureAppearance(browser, site, pages, blank)),
      ...(await measureActions(browser, site, { list, vehicle }, blank)),
    ];
  });

/** Three vehicles of the list side by side. */
const comparison = async (browser: Browser, url: string): Promise<string> => {
  const page = await browser.newPage();
  await page.goto(url);
  const vins = await page
    .locator("main article[data-vin]")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-vin")));
  await page.close();
  return `/comparar/?vin=${vins.slice(0, 3).join(",")}`;
};

/** The scripts that the blank page loads. */
const blankScripts = async (browser: Browser, url: string): Promise<number> => {
  const page = await browser.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body());
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const bodies = await Promise.all(scripts);
  await page.close();
  return bodies.reduce((bytes, body) => bytes + gzipSync(body).length, 0);
};
