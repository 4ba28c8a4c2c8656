import { gzipSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "vitest";
import { paths } from "#tools/test-support/paths.ts";
import { readHead } from "../support/read-head.ts";
import { test } from "./http-test.ts";

const readSitemap = async (request: APIRequestContext, file: string) => {
  const text = await (await request.get(file)).text();
  return [...text.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, url = "", rest = ""]) => ({
    url,
    languages: Object.fromEntries(
      [...rest.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, href]) => [language, href]),
    ) as Record<string, string>,
  }));
};

const everySitemap = async (request: APIRequestContext) => {
  const index = await (await request.get("/sitemap.xml")).text();
  return [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);
};

test("robots.txt names the index, and closes what is no page", async ({ request, baseURL }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(text).toContain("Disallow: /personal/");
});

test("sitemaps hold every address once, with both languages, and stay below the limits", async ({
  request,
}) => {
  const files = await everySitemap(request);
  expect(files.map((file) => /sitemaps\/([a-z]+)-/.exec(file)?.[1])).toEqual(
    expect.arrayContaining(["pages", "lists", "cars", "motorbikes"]),
  );
  const all = new Map<string, Record<string, string>>();
  // Collected: there are thousands.
  const problems: string[] = [];
  for (const file of files) {
    const entries = await readSitemap(request, file);
    expect(entries.length, file).toBeGreaterThan(0);
    expect(entries.length, file).toBeLessThan(50_000);
    for (const { url, languages } of entries) {
      if (all.has(url)) problems.push(`${url} is there twice`);
      all.set(url, languages);
    }
    for (const { url, languages } of [entries[0], entries.at(-1)].filter((entry) => entry !== undefined)) {
      const page = readHead(await (await request.get(url)).text());
      expect([page.canonical, page.languages, page.meta.robots]).toEqual([url, languages, undefined]);
    }
  }
  for (const [url, languages] of all) {
    const named = Object.values(languages);
    if (!named.includes(url)) problems.push(`${url} does not name itself`);
    const unanswered = named.filter((other) => JSON.stringify(all.get(other)) !== JSON.stringify(languages));
    problems.push(...unanswered.map((other) => `${url} is not named by ${other}`));
  }
  expect(problems).toEqual([]);
  expect([...all.keys()].filter((url) => /\/carros-usados\//.test(url)).length).toBeGreaterThan(2000);
});

test("the longest lists of the sitemap weigh at most 18.5 kB, without the styles in them", async ({
  request,
  baseURL,
}) => {
  const pages = await readSitemap(request, `${baseURL}/sitemaps/lists-1.xml`);
  const longest = pages
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => /black-days|barcelona|premium|lisboa|suv-|turia/.test(path));
  const weights: [path: string, bytes: number][] = [];
  for (const path of longest) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain("data-results");
    weights.push([path, gzipSync(html.replace(/<style>[^<]*/, ""), { level: 9 }).length]);
  }
  expect(weights.length).toBeGreaterThan(8);
  expect(weights.filter(([, bytes]) => bytes > 18_500)).toEqual([]);
});

test("a sitemap is not sent again unchanged, says when articles were written, and no others exist", async ({
  request,
  baseURL,
}) => {
  const file = "/sitemaps/pages-1.xml";
  const first = await request.get(file);
  expect(first.headers()["content-type"]).toContain("application/xml");
  expect(first.headers()["cache-control"]).toContain("max-age=3600");
  const since = first.headers()["last-modified"] ?? "";
  expect((await request.get(file, { headers: { "if-modified-since": since } })).status()).toBe(304);
  const text = await first.text();
  expect(text).toContain(`<loc>${baseURL}${paths.article.es}</loc><lastmod>2026-11-16T`);
  expect(text).not.toContain("rss.xml");
  for (const name of ["cars-999.xml", "boats-1.xml", "cars-0.xml", "cars-1.xml.gz", "..%2Fcars-1.xml"])
    expect((await request.get(`/sitemaps/${name}`)).status(), name).toBe(404);
});

/** Fails on tags that do not fit each other and on signs of markup in texts. */
const expectWellFormed = (xml: string): void => {
  const open: string[] = [];
  for (const [, closes, name = "", isEmpty] of xml.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g))
    if (closes) expect(open.pop()).toBe(name);
    else if (!isEmpty) open.push(name);
  expect(open).toEqual([]);
  expect(xml.replace(/<[^<>]*>|&(?:amp|lt|gt|quot|apos);/g, "")).not.toMatch(/[<>&]/);
};

for (const locale of ["es", "pt"] as const)
  test(`the feed of the blog is well-formed and leads to every article, in ${locale}`, async ({
    request,
    baseURL,
  }) => {
    const feed = `${paths.blog[locale]}rss.xml`;
    const answer = await request.get(feed);
    expect(answer.headers()["content-type"]).toContain("application/rss+xml");
    expect(answer.headers()["cache-control"]).toContain("max-age=3600");
    const { etag = "" } = answer.headers();
    expect((await request.get(feed, { headers: { "if-none-match": etag } })).status()).toBe(304);
    const xml = await answer.text();
    expect(xml).toContain('<rss version="2.0"');
    expectWellFormed(xml);
    const channel =
      /<title>.+<\/title><link>.+<\/link><description>.+<\/description><language>.+<\/language>/;
    expect(xml.slice(0, xml.indexOf("<item>"))).toMatch(channel);
    const items = [
      ...xml.matchAll(/<item><title>(.*?)<\/title><link>(.*?)<\/link>.*?<pubDate>(.*?)<\/pubDate>/gs),
    ];
    expect(items.length).toBeGreaterThanOrEqual(8);
    const dates = items.map(([, , , date = ""]) => Date.parse(date));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    for (const [, title, link = ""] of items) {
      expect(link.startsWith(`${baseURL}${paths.blog[locale]}`), link).toBe(true);
      const article = await request.get(link);
      expect(article.status(), link).toBe(200);
      expect(await article.text(), link).toContain(`<h1>${title}</h1>`);
    }
    for (const path of [paths.blog[locale], paths.article[locale]]) {
      const html = await (await request.get(path)).text();
      const named = html.match(/<link [^>]*application\/rss\+xml[^>]*>/g) ?? [];
      expect(named, path).toEqual([expect.stringContaining(feed)]);
    }
  });
