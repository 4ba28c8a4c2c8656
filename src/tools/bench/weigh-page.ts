import { gzipSync } from "node:zlib";
import type { Browser, Page, Response } from "playwright";

/** A phone of quality.md "Pages". */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** Bytes as they travel, gzip for text; of one page on a cold cache. */
export type Weight = {
  readonly html: number;
  readonly css: number;
  /** Files and inline scripts that run, as fetched by a page that nobody has touched. */
  readonly scriptsUntouched: number;
  /** Files after the first intent. */
  readonly scripts: number;
  readonly firstView: number;
  readonly requests: number;
};

const text = new Set(["document", "stylesheet", "script", "fetch", "xhr"]);

async function bytesOf(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  return text.has(response.request().resourceType()) ? gzipSync(body).length : body.length;
}

/** Inline scripts that run; structured data and the framework's own data are part of the HTML. */
function inlineScripts(html: string): string {
  return [
    ...html.matchAll(
      /<script(?![^>]*(?:\ssrc=|application\/ld\+json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ]
    .map(([, source = ""]) => source)
    .filter((source) => !/^\(?self\.__next_f/.test(source))
    .join("\n");
}

/** Weighs a page in a browser context of its own. */
export async function weighPage(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  const document = await page.goto(url, { waitUntil: "networkidle" });
  const html = (await document?.text()) ?? "";
  const before = [...responses];
  await touch(page);
  const sum = async (list: readonly Response[], type?: string) => {
    const wanted = list.filter(
      (response) => type === undefined || response.request().resourceType() === type,
    );
    return (await Promise.all(wanted.map(bytesOf))).reduce((total, bytes) => total + bytes, 0);
  };
  const weight = {
    html: gzipSync(html).length,
    css: await sum(before, "stylesheet"),
    scriptsUntouched: (await sum(before, "script")) + gzipSync(inlineScripts(html)).length,
    scripts: await sum(responses, "script"),
    firstView: await sum(before),
    requests: before.length,
  };
  await context.close();
  return weight;
}

/** The first sign of intent, and everything that it brings. Answering the question about cookies is none. */
export async function touch(page: Page): Promise<void> {
  await page.locator("header a").first().focus();
  await page.waitForFunction(() => document.documentElement.dataset.scripts === "ready", undefined, {
    timeout: 60_000,
  });
  await page.waitForLoadState("networkidle");
}
