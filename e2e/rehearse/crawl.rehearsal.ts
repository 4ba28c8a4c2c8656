import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { routes } from "#domain/route-paths.ts";
import { visitorAddress } from "#tools/test-support/visitor-address.ts";
import { readCrawledPage } from "../crawl/crawled-page.ts";
import { pageProblems } from "../crawl/page-problems.ts";
import { specifiedPaths, specifiedPatterns } from "../crawl/specified-paths.ts";
import { storedLinks } from "../crawl/walk-links.ts";
import { htmlValidator } from "../support/html-validator.ts";

const siteUrl = (): string => test.info().project.use.baseURL ?? "";

/** Fetches without following redirects, each time as a visitor of its own, whom no limit holds up. */
const read = async (address: string) => {
  const headers = { "x-forwarded-for": visitorAddress(randomUUID()) };
  const answer = await fetch(address, { headers, redirect: "manual" });
  return { status: answer.status, type: answer.headers.get("content-type") ?? "", text: await answer.text() };
};

test("no link is broken, and none leads on elsewhere", () => {
  const { pages, problems } = storedLinks();
  expect(pages.length).toBeGreaterThan(500);
  expect(problems).toEqual([]);
});

test("links lead to everything that the specification names", () => {
  const pages = new Set(storedLinks().pages);
  const named = [...specifiedPaths.flat(), routes.compare.es, routes.compare.pt];
  expect(named.filter((path) => !pages.has(path))).toEqual([]);
  const isMissing = (pattern: RegExp) => ![...pages].some((path) => pattern.test(path));
  expect(specifiedPatterns.flat().filter(isMissing)).toEqual([]);
});

test("pages are valid HTML, with words and alternates of their own", async () => {
  const site = siteUrl();
  const problems: string[] = [];
  const pages = [];
  for (const path of storedLinks().pages) {
    const { status, text } = await read(site + path);
    if (status !== 200) problems.push(`${path} answers ${status}`);
    else pages.push(readCrawledPage(path, text, site));
    const { results } = await htmlValidator.validateString(text);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      problems.push(`${path} ${ruleId}: ${message} at ${selector}`);
  }
  expect([...problems, ...pageProblems(pages)]).toEqual([]);
});

const locationsIn = (xml: string): string[] =>
  Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = ""]) => address.replaceAll("&amp;", "&"));

/** At most so many of a list, evenly spread. */
const sample = <T>(list: readonly T[], most: number): readonly T[] =>
  list.filter((_, index) => index % Math.ceil(list.length / most) === 0);

test("every address of a sitemap is a page that names itself and may be indexed", async () => {
  const site = siteUrl();
  const problems: string[] = [];
  for (const file of locationsIn((await read(`${site}/sitemap.xml`)).text)) {
    const pages = locationsIn((await read(file)).text);
    expect(pages.length, file).toBeGreaterThan(0);
    // Vehicles are pages of one template.
    for (const address of /\/(?:cars|motorbikes)-/.test(file) ? sample(pages, 120) : pages) {
      const { status, text } = await read(address);
      const path = address.slice(site.length);
      const { canonical, isIndexed } = readCrawledPage(path, text, site);
      if (status !== 200 || canonical !== path || !isIndexed)
        problems.push(`${address}: ${status}, canonical ${canonical}, ${isIndexed ? "" : "not "}indexed`);
    }
  }
  expect(problems).toEqual([]);
});

/** Files that no page links to, and the type that each is answered with. */
const files = {
  "/robots.txt": "text/plain",
  "/manifest.webmanifest": "application/manifest+json",
  "/manifest-pt.webmanifest": "application/manifest+json",
  "/blog/rss.xml": "application/rss+xml",
  "/pt/blog/rss.xml": "application/rss+xml",
  "/sitemap.xml": "application/xml",
  "/api/services/openapi.json": "application/json",
  "/builds/latest.json": "application/json",
  "/speculation-rules.json": "application/speculationrules+json",
  "/favicon.ico": "image/",
} as const;

test("files are answered with their type, manifests lead to their icons", async () => {
  const site = siteUrl();
  for (const [path, type] of Object.entries(files)) {
    const answer = await read(site + path);
    expect([path, answer.status, answer.type]).toEqual([path, 200, expect.stringContaining(type)]);
    if (!path.startsWith("/manifest")) continue;
    const { icons, start_url } = JSON.parse(answer.text);
    for (const { src } of icons) expect((await read(new URL(src, site).href)).type, src).toContain("image/");
    expect((await read(new URL(start_url, site).href)).status, start_url).toBe(200);
  }
});
