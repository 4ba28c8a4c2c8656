import { expect, test } from "vitest";
import { answerShop } from "#tools/test-support/answer-shop.ts";
import { writeSitemapEntry, writeSitemapIndex } from "./load-sitemap.ts";

const absolute = (path: string) => `https://volante.test${path}`;

test("each language of a page has its address, and names every language and itself", () => {
  const text = writeSitemapEntry(
    { alternates: { es: "/a/", pt: "/pt/b/" }, changedAt: "2026-11-20T10:00:00.000Z" },
    absolute,
  );
  const links =
    '<xhtml:link rel="alternate" hreflang="es" href="https://volante.test/a/"/>' +
    '<xhtml:link rel="alternate" hreflang="pt" href="https://volante.test/pt/b/"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://volante.test/a/"/>';
  const change = "<lastmod>2026-11-20T10:00:00.000Z</lastmod>";
  expect(text).toBe(
    `<url><loc>https://volante.test/a/</loc>${change}${links}</url>\n` +
      `<url><loc>https://volante.test/pt/b/</loc>${change}${links}</url>\n`,
  );
});

test("pictures stand with the first address alone", () => {
  const alternates = { es: "/a/", pt: "/pt/b/" };
  const pictures = ["/pictures/a.avif", "https://volante.test/b&c.jpg"];
  const [first = "", second = ""] = writeSitemapEntry({ alternates, pictures }, (path) => path).split("\n");
  expect(first).toContain(
    "<image:image><image:loc>/pictures/a.avif</image:loc></image:image>" +
      "<image:image><image:loc>https://volante.test/b&amp;c.jpg</image:loc></image:image></url>",
  );
  expect(second).not.toContain("image");
});

test("a page in Portuguese only has no address for everybody else", () => {
  const text = writeSitemapEntry({ alternates: { pt: "/pt/b/" } }, absolute);
  expect(text.match(/<loc>/g)).toHaveLength(1);
  expect(text).not.toContain("x-default");
  expect(text).not.toContain("lastmod");
});

test("signs of markup in an address are escaped", () => {
  const text = writeSitemapEntry({ alternates: { es: "/a/?b=1&c=<'\">" } }, (path) => path);
  expect(text).toContain("<loc>/a/?b=1&amp;c=&lt;&apos;&quot;&gt;</loc>");
});

test("the index names the file of every part", () => {
  const text = writeSitemapIndex(
    [
      { kind: "pages", part: 1 },
      { kind: "cars", part: 12, changedAt: "2026-11-20T10:00:00.000Z" },
    ],
    absolute,
  );
  expect(text).toContain("<sitemap><loc>https://volante.test/sitemaps/pages-1.xml</loc></sitemap>");
  expect(text).toContain(
    "<sitemap><loc>https://volante.test/sitemaps/cars-12.xml</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod></sitemap>",
  );
});

test("of a shop with one language, pages in another have no address, and none has an alternate", () => {
  answerShop({ languages: ["pt"] });
  const text = writeSitemapEntry({ alternates: { es: "/a/", pt: "/pt/b/" } }, absolute);
  expect(text).toBe("<url><loc>https://volante.test/pt/b/</loc></url>\n");
});
