import { type Browser, chromium } from "playwright";
import { buildSiteIfStale } from "../build-site.ts";
import { chromiumOptions } from "../chromium.ts";
import { findFreePort } from "../free-port.ts";
import { serveBlankApp } from "./blank-app.ts";
import { serve } from "./serve.ts";

type Pages = Readonly<{
  browser: Browser;
  /** Origin of the production build. */
  site: string;
  /** Address of a page of the same framework with nothing on it. */
  blank: string;
  entrances: Readonly<Record<"home" | "list" | "vehicle", string>>;
}>;

export const firstLink = async (browser: Browser, url: string, selector: string): Promise<string> => {
  const page = await browser.newPage();
  await page.goto(url);
  const path = await page.locator(selector).first().getAttribute("href");
  await page.close();
  return path ?? "/";
};

/** Serves the production build and a blank page while `measure` runs. */
export const withPages = async <Result>(measure: (pages: Pages) => Promise<Result>): Promise<Result> => {
  await buildSiteIfStale({ quiet: true });
  console.log("Building a blank page to compare with");
  const blank = await serveBlankApp();
  const port = await findFreePort();
  const site = `http://localhost:${port}`;
  const program = ["--conditions=react-server", "src/tools/serve-for-tests.ts", "--port", String(port)];
  const server = await serve(program, { isReady: `${site}/readyz` });
  const browser = await chromium.launch(chromiumOptions());
  const list = "/listado-coches-segunda-mano/";
  try {
    const vehicle = await firstLink(browser, `${site}${list}`, "main article:has([data-part=finance]) h3 a");
    return await measure({ browser, site, blank: blank.url, entrances: { home: "/", list, vehicle } });
  } finally {
    await browser.close();
    await server.stop();
    await blank.stop();
  }
};
