import { existsSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "playwright";
import { buildSiteIfStale } from "../build-site.ts";
import { findFreePort } from "../free-port.ts";
import { serveBlankApp } from "./blank-app.ts";
import { percentile } from "./percentile.ts";
import { atMost, type Figure, notMeasured, reported } from "./report.ts";
import { serve } from "./serve.ts";
import { type Timing, timeFirstTap, timePage, timeTaps } from "./time-page.ts";
import { weighPage } from "./weigh-page.ts";

const debianChromium = "/usr/bin/chromium";
const rounds = 5;
const list = "/listado-coches-segunda-mano/";
const kB = 1000;

/** The budgets of quality.md "Pages", in Chromium, against the production build and a blank page built beside it. */
export async function measurePages(): Promise<Figure[]> {
  await buildSiteIfStale({ quiet: true });
  console.log("Building a blank page to compare with");
  const blank = await serveBlankApp();
  const port = await findFreePort();
  const site = `http://localhost:${port}`;
  const program = ["--conditions=react-server", "src/tools/serve-for-tests.ts", "--port", String(port)];
  const server = await serve(program, { isReady: `${site}/readyz` });
  const browser = await chromium.launch({
    ...(existsSync(debianChromium) && { executablePath: debianChromium }),
    args: ["--no-sandbox"],
  });
  try {
    const floor = await blankScripts(browser, blank.url);
    const pages = {
      home: "/",
      list,
      vehicle: await firstLink(browser, `${site}${list}`, "main article h3 a"),
      article: await firstLink(browser, `${site}/blog/`, "main h2 a, main h3 a"),
      compare: await comparison(browser, `${site}${list}`),
    };
    const figures = [reported("scripts of a blank page", `${(floor / kB).toFixed(1)} kB`)];
    for (const [name, path] of Object.entries(pages)) {
      console.log(`Measuring the ${name} page`);
      figures.push(...(await measurePage(browser, name, `${site}${path}`, floor)));
    }
    return [...figures, ...(await measureTaps(browser, `${site}${list}`))];
  } finally {
    await browser.close();
    await server.stop();
    await blank.stop();
  }
}

/** The scripts that the blank page loads: it holds none back. */
async function blankScripts(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body());
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const bodies = await Promise.all(scripts);
  await page.close();
  return bodies.reduce((bytes, body) => bytes + gzipSync(body).length, 0);
}

async function firstLink(browser: Browser, url: string, selector: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(url);
  const path = await page.locator(selector).first().getAttribute("href");
  await page.close();
  return path ?? "/";
}

/** Two vehicles of the list side by side. */
async function comparison(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(url);
  const asks = page.locator("main article a[href*='/comparar/?vin=']");
  const vins = await asks.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get("vin")),
  );
  await page.close();
  return `/comparar/?vin=${vins.slice(0, 2).join(",")}`;
}

async function measurePage(browser: Browser, name: string, url: string, floor: number): Promise<Figure[]> {
  // Once to fill the page cache: budgets are of a cached page and a cold browser.
  await fetch(url).then((answer) => answer.arrayBuffer());
  const weight = await weighPage(browser, url);
  const timings: Timing[] = [];
  for (let round = 0; round < rounds; round++) timings.push(await timePage(browser, url));
  const median = (key: "lcp" | "cls" | "tbt") =>
    percentile(
      timings.map((timing) => timing[key]),
      0.5,
    );
  const html =
    name === "list"
      ? atMost("list: HTML of 24 cards", weight.html / kB, 20, "kB")
      : reported(`${name}: HTML`, `${(weight.html / kB).toFixed(1)} kB`);
  return [
    atMost(`${name}: scripts, untouched`, weight.scriptsUntouched / kB, 2, "kB", 2),
    atMost(`${name}: scripts after intent`, weight.scripts / kB, floor / kB + 8, "kB", 2),
    html,
    atMost(`${name}: CSS`, weight.css / kB, 15, "kB"),
    atMost(`${name}: first view`, weight.firstView / kB, 350, "kB"),
    atMost(`${name}: requests`, weight.requests, 25, ""),
    atMost(`${name}: LCP, median of ${rounds}`, median("lcp") / 1000, 1.2, "s", 2),
    atMost(`${name}: TBT, median of ${rounds}`, median("tbt"), 10, "ms"),
    atMost(`${name}: CLS, median of ${rounds}`, median("cls"), 0.01, "", 3),
  ];
}

async function measureTaps(browser: Browser, url: string): Promise<Figure[]> {
  const slowest = await timeTaps(browser, url);
  const first = await timeFirstTap(browser, url);
  const tap = "list: first tap to effect, processor slowed 6 times";
  const busy = "list: first tap to busy";
  return [
    atMost("list: slowest tap to next frame, processor slowed 10 times", slowest, 100, "ms", 0),
    first
      ? atMost(tap, first.ready, 500, "ms", 0)
      : notMeasured(tap, "no control there needs scripts", "≤ 500 ms"),
    first
      ? atMost(busy, first.busy, 50, "ms", 0)
      : notMeasured(busy, "no control there needs scripts", "≤ 50 ms"),
  ];
}
