import { gzipSync } from "node:zlib";
import type { Browser } from "playwright";

/** The scripts that the blank page loads. */
export const blankScripts = async (browser: Browser, url: string): Promise<number> => {
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

export const firstLink = async (browser: Browser, url: string, selector: string): Promise<string> => {
  const page = await browser.newPage();
  await page.goto(url);
  const path = await page.locator(selector).first().getAttribute("href");
  await page.close();
  return path ?? "/";
};
