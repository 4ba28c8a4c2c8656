import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "playwright";
import { buildSiteIfStale } from "../build-site.ts";
import { chromiumOptions } from "../chromium.ts";
import { findFreePort } from "../free-port.ts";
import { serveBlankApp } from "./blank-app.ts";
import { kB } from "./describe-appearance.ts";
import { measureActions } from "./measure-actions.ts";
import { measureAppearance } from "./measure-appearance.ts";
import { atMost, type Figure, reported } from "./report.ts";
import { serve } from "./serve.ts";
import { weighBundle } from "./weigh-bundle.ts";

const list = "/listado-coches-segunda-mano/";

/** The budgets of pages, in Chromium, against the production build and a blank page built beside it. */
export const measurePages = async (): Promise<Figure[]> => {
  await buildSiteIfStale({ quiet: true });
  console.log("Building a blank page to compare with");
  const blank = await serveBlankApp();
  const port = await findFreePort();
  const site = `http://localhost:${port}`;
  const program = ["--conditions=react-server", "src/tools/serve-for-tests.ts", "--port", String(port)];
  const server = await serve(program, { isReady: `${site}/readyz` });
  const browser = await chromium.launch(chromiumOptions());
  try {
    const floor = await blankScripts(browser, blank.url);
    const vehicle = await firstLink(browser, `${site}${list}`, "main article:has([data-part=finance]) h3 a");
    const pages = {
      home: "/",
      list,
      vehicle,
      article: await firstLink(browser, `${site}/blog/`, "main h2 a, main h3 a"),
      compare: await comparison(browser, `${site}${list}`),
    };
    const { entry, all } = await weighBundle();
    return [
      reported("scripts of a blank page", `${(floor / kB).toFixed(1)} kB`),
      atMost("scripts of browsing pages: entry", entry / kB, 8, "kB", 2),
      atMost("scripts of browsing pages: all there are, Swiper apart", all / kB, 20, "kB", 2),
      ...(await measureAppearance(browser, site, pages, blank.url)),
      ...(await measureActions(browser, site, { list, vehicle }, blank.url)),
    ];
  } finally {
    await browser.close();
    await server.stop();
    await blank.stop();
  }
};

/** Two vehicles of the list side by side. */
const comparison = async (browser: Browser, url: string): Promise<string> => {
  const page = await browser.newPage();
  await page.goto(url);
  const vins = await page
    .locator("main article[data-vin]")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-vin")));
  await page.close();
  return `/comparar/?vin=${vins.slice(0, 2).join(",")}`;
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

const firstLink = async (browser: Browser, url: string, selector: string): Promise<string> => {
  const page = await browser.newPage();
  await page.goto(url);
  const path = await page.locator(selector).first().getAttribute("href");
  await page.close();
  return path ?? "/";
};
