import { expect } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { readHead } from "../support/read-head.ts";
import { test } from "../support/test.ts";

for (const locale of ["es", "pt"] as const) {
  const feed = `${paths.blog[locale]}rss.xml`;

  test(`the feed of the blog is valid and leads to every article, in ${locale}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const answer = await request.get(feed);
    expect(answer.headers()["content-type"]).toContain("application/rss+xml");
    expect(answer.headers()["cache-control"]).toContain("max-age=3600");
    const { etag = "" } = answer.headers();
    expect((await request.get(feed, { headers: { "if-none-match": etag } })).status()).toBe(304);
    const text = await answer.text();
    const read = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, "application/xml");
      const textIn = (element: Element, name: string) => element.querySelector(name)?.textContent ?? "";
      return {
        error: parsed.querySelector("parsererror")?.textContent,
        version: parsed.documentElement.getAttribute("version"),
        channel: ["title", "link", "description", "language"].map((name) =>
          textIn(parsed.documentElement, `channel > ${name}`),
        ),
        items: [...parsed.querySelectorAll("item")].map((item) => ({
          title: textIn(item, "title"),
          link: textIn(item, "link"),
          date: Date.parse(textIn(item, "pubDate")),
        })),
      };
    }, text);
    expect(read.error).toBeUndefined();
    expect(read.version).toBe("2.0");
    expect(read.channel.every((value) => value !== "")).toBe(true);
    expect(read.items.length).toBeGreaterThanOrEqual(8);
    const dates = read.items.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    for (const { title, link } of read.items) {
      expect(link.startsWith(`${baseURL}${paths.blog[locale]}`), link).toBe(true);
      const article = await request.get(link);
      expect(article.status(), link).toBe(200);
      expect(await article.text(), link).toContain(`<h1>${title}</h1>`);
    }
  });

  test(`the blog and its articles name the feed, in ${locale}`, async ({ request }) => {
    for (const path of [paths.blog[locale], paths.article[locale]]) {
      const html = await (await request.get(path)).text();
      const links = html.match(/<link [^>]*application\/rss\+xml[^>]*>/g) ?? [];
      expect(links, path).toHaveLength(1);
      expect(links[0]).toContain(feed);
    }
  });

  test(`an article says to crawlers what it is, in ${locale}`, async ({ request, baseURL }) => {
    const page = readHead(await (await request.get(paths.article[locale])).text());
    const types = page.data.map((each) => each["@type"]);
    expect(types).toEqual(expect.arrayContaining(["BlogPosting", "BreadcrumbList"]));
    expect(page.canonical).toBe(`${baseURL}${paths.article[locale]}`);
    expect(page.languages.es).toBe(`${baseURL}${paths.article.es}`);
    expect(page.languages.pt).toBe(`${baseURL}${paths.article.pt}`);
    expect(page.meta["og:type"]).toBe("article");
    expect(page.meta["og:image"]).toMatch(/\/_next\/image\/\?url=%2Fpictures%2Fscenes%2F/);
  });

  test(`the questions are told to crawlers once, in ${locale}`, async ({ request }) => {
    const { data } = readHead(await (await request.get(paths.faq[locale])).text());
    const pages = data.filter((each) => each["@type"] === "FAQPage");
    expect(pages).toHaveLength(1);
    const questions = pages.flatMap(({ mainEntity }) => mainEntity as unknown[]);
    expect(questions.length).toBeGreaterThan(20);
  });
}

test("a visit to the questions is told as one, once the visitor has agreed", async ({ page, baseURL }) => {
  const expectTypes = async (path: string, expected: readonly number[]) => {
    const types: number[] = [];
    const listen = (request: { url(): string; postData(): string | null }) => {
      if (request.url().endsWith("/api/footprint")) types.push(JSON.parse(request.postData() ?? "{}").type);
    };
    page.on("request", listen);
    await page.goto(path);
    await expect.poll(() => types).toEqual(expected);
    page.off("request", listen);
  };
  await expectTypes(paths.faq.es, [1]);
  await page.context().addCookies([{ name: "volante-consent", value: "all", url: baseURL ?? "" }]);
  await expectTypes(paths.faq.es, [1, 22]);
  await expectTypes(paths.article.es, [1]);
});

test("the sitemap says when articles were written", async ({ request, baseURL }) => {
  const text = await (await request.get("/sitemaps/pages-1.xml")).text();
  expect(text).toContain(`<loc>${baseURL}${paths.article.es}</loc><lastmod>2026-11-16T`);
  expect(text).not.toContain("rss.xml");
});
