import { gzipSync } from "node:zlib";
import type { Browser, Response } from "playwright";
import { phone, touch } from "./slowed-page.ts";

/** Bytes as they travel, gzip for text; of one page on a cold cache. */
export type Weight = {
  /** Without the styles in it. */
  readonly html: number;
  readonly stylesInline: number;
  readonly elements: number;
  /** Stylesheets. */
  readonly css: number;
  /** Script files that a page fetches before the first interaction. */
  readonly scriptsUntouched: number;
  /** Scripts in the page itself that run. */
  readonly scriptsInline: number;
  /** Script files after the first sign of life. */
  readonly scripts: number;
  readonly firstView: number;
  readonly requests: number;
};

const text = new Set(["document", "stylesheet", "script", "fetch", "xhr"]);

const bytesOf = async (response: Response): Promise<number> => {
  const body = await response.body().catch(() => Buffer.alloc(0));
  return text.has(response.request().resourceType()) ? gzipSync(body).length : body.length;
};

/** Inline scripts that run; structured data is part of the HTML. */
const inlineScripts = (html: string): string =>
  Array.from(
    html.matchAll(
      /<script(?![^>]*(?:\ssrc=|application\/ld\+json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g,
    ),
    ([, source = ""]) => source,
  ).join("\n");

const inlineStyle = /(?<=<style[^>]*>)[^<]*(?:<(?!\/style>)[^<]*)*/g;

/** Bytes, gzip, of a page without the styles in it, and of those. */
export const weighHtml = (html: string): Pick<Weight, "html" | "stylesInline"> => ({
  html: gzipSync(html.replace(inlineStyle, "")).length,
  stylesInline: gzipSync((html.match(inlineStyle) ?? []).join("")).length,
});

/** Weighs a page in a browser context of its own. */
export const weighPage = async (browser: Browser, url: string): Promise<Weight> => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  const document = await page.goto(url, { waitUntil: "networkidle" });
  const html = (await document?.text()) ?? "";
  const before = [...responses];
  const elements = await page.locator("*").count();
  await touch(page);
  const sum = async (list: readonly Response[], type?: string) => {
    const wanted = list.filter(
      (response) => type === undefined || response.request().resourceType() === type,
    );
    return (await Promise.all(wanted.map(bytesOf))).reduce((total, bytes) => total + bytes, 0);
  };
  const weight = {
    ...weighHtml(html),
    elements,
    css: await sum(before, "stylesheet"),
    scriptsUntouched: await sum(before, "script"),
    scriptsInline: gzipSync(inlineScripts(html)).length,
    scripts: await sum(responses, "script"),
    firstView: await sum(before),
    requests: before.length,
  };
  await context.close();
  return weight;
};
