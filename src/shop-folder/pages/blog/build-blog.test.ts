import { describe, expect, test } from "vitest";
import { readDemoShop } from "#demo/filling/seed-database.ts";
import { generateVehicles } from "#demo/stock/generate-vehicles.ts";
import { drawnPictures } from "#shop-folder/pictures/model-pictures.ts";
import { buildPages } from "../build-pages.ts";
import { priceByAgeFigures, readingMinutes, type Summary } from "./build-blog.ts";

const today = "2026-11-20";
const pictures = drawnPictures();
const vehicles = generateVehicles({ today, pictures });
const { shop } = await readDemoShop();
const { articles } = shop;
const pages = buildPages({ shop, vehicles, pictures, today });

type Written = Omit<Summary, "href"> & {
  body: string;
  author: string;
  related: { articles: Summary[] };
  picture: { url: string; alt: string };
};

const written = (locale: string) =>
  pages
    .filter((page) => page.locale === locale && page.slug.startsWith("blog/"))
    .map((page) => ({ page, data: page.components[0]?.data as unknown as Written }));

const wordsOf = (body: string) => body.replace(/<[^>]*>/g, " ").match(/\S+/g)?.length ?? 0;

describe.each(["es", "pt"] as const)("the articles in %s", (locale) => {
  const all = written(locale);

  test("are eleven, each with a title, a summary and a picture of its own", () => {
    expect(all).toHaveLength(articles.size);
    for (const of of [
      ({ title }: Written) => title,
      ({ summary }: Written) => summary,
      ({ picture }: Written) => picture.url,
    ])
      expect(new Set(all.map(({ data }) => of(data))).size).toBe(all.length);
  });

  test("are long enough to help and short enough to be read", () => {
    const wrong = all.filter(({ data }) => wordsOf(data.body) < 550 || wordsOf(data.body) > 950);
    expect(wrong.map(({ page, data }) => `${page.slug} ${wordsOf(data.body)}`)).toEqual([]);
  });

  test("are summed up in as many letters as search engines show, and say what the picture shows", () => {
    for (const { page, data } of all) {
      expect(data.summary.length, `${page.slug}: ${data.summary}`).toBeGreaterThanOrEqual(70);
      expect(data.summary.length, `${page.slug}: ${data.summary}`).toBeLessThanOrEqual(170);
      expect(page.seo.description).toBe(data.summary);
      expect(data.picture.alt.length, page.slug).toBeGreaterThan(10);
    }
  });

  test("have a way through and lead to others and into the stock", () => {
    for (const { page, data } of all) {
      expect(data.body.match(/<h2>/g)?.length ?? 0, page.slug).toBeGreaterThanOrEqual(4);
      expect(data.body, page.slug).toMatch(/<table>/);
      expect(data.body.match(/<a href="\//g)?.length ?? 0, page.slug).toBeGreaterThanOrEqual(2);
      expect(data.related.articles).toHaveLength(3);
    }
  });

  test("end with where to check what they say, over secure connections", () => {
    for (const { page, data } of all) {
      const [, checks = ""] = data.body.split(locale === "es" ? "Dónde comprobarlo" : "Onde confirmar");
      const addresses = [...checks.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
      expect(addresses.length, page.slug).toBeGreaterThan(0);
      expect(addresses.filter((href) => !href?.startsWith("https://"))).toEqual([]);
    }
  });

  test("are listed newest first, all of them, and the newest three on the home page", () => {
    const listOf = (slug: string, key: string): Summary[] =>
      pages
        .filter((page) => page.locale === locale && page.slug === slug)
        .flatMap(({ components }) => components.filter((component) => component.key === key))
        .flatMap(({ data }) => (data as { articles: Summary[] }).articles);
    const listed = listOf("blog", "blog-list");
    expect(listed.map(({ title }) => title).sort()).toEqual(all.map(({ data }) => data.title).sort());
    expect(listed.map(({ date }) => date)).toEqual(
      listed
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
    expect(listOf("home", "latest-articles")).toEqual(listed.slice(0, 3));
  });

  test("name the feed of their language", () => {
    for (const { page } of all)
      expect(page.seo.links).toEqual([
        expect.objectContaining({ href: locale === "es" ? "/blog/rss.xml" : "/pt/blog/rss.xml" }),
      ]);
  });

  test("hold figures, and none that could not be worked out", () => {
    for (const { page, data } of all) expect(data.body, page.slug).not.toMatch(/>--<|NaN/);
  });
});

test("no two articles are of one day, and none of a day to come", () => {
  const dates = [...articles.values()].map(({ es }) => es.date);
  expect(new Set(dates).size).toBe(dates.length);
  expect(dates.filter((date) => date > today)).toEqual([]);
});

test("the longer credit costs more, though its instalment and its rate are lower", () => {
  const [article] = written("es").filter(({ data }) => data.title.includes("crédito"));
  const rows = [...(article?.data.body ?? "").matchAll(/<tr><th>(\d+)<\/th>(.*?)<\/tr>/g)];
  const table = rows.map(([, , cells = ""]) =>
    [...cells.matchAll(/<td>([^<]*)/g)].map(([, text = ""]) =>
      Number(text.replace(/[^\d,]/g, "").replace(",", ".")),
    ),
  );
  expect(table).toHaveLength(3);
  const column = (index: number) => table.map((row) => row[index] ?? Number.NaN);
  expect(column(0)).toEqual(column(0).toSorted((a, b) => b - a));
  expect(column(1)).toEqual(column(1).toSorted((a, b) => b - a));
  expect(column(2)).toEqual(column(2).toSorted((a, b) => a - b));
  // What is paid in instalments and at the beginning is what is owed in all, but for the rounding of the last one.
  for (const [index, months] of [48, 72, 96].entries())
    expect(Math.abs(months * (column(0)[index] ?? 0) + 300 - (column(3)[index] ?? 0))).toBeLessThan(1);
});

test("a stock that is too small for a figure says none", () => {
  expect(priceByAgeFigures("es", [], today)["age:5"]).toBe("--");
  expect(priceByAgeFigures("pt", vehicles, today)["age:5"]).toMatch(/^\d\d\s%$/);
});

test("reading takes a minute for every 200 words, and never none", () => {
  expect(readingMinutes("<p>one</p>")).toBe(1);
  expect(readingMinutes(`<p>${"word ".repeat(700)}</p>`)).toBe(4);
});
