import { expect, test } from "vitest";
import type { Page } from "#api/models/page.ts";
import { pageMetadata } from "./page-metadata.ts";

const frame = { logo: { src: "/icons/volante.svg", alt: "Volante" } };
const page = (seo: Page["seo"]): Page => ({
  slug: "blog",
  locale: "es",
  path: "/blog/",
  alternates: { es: "/blog/", pt: "/pt/blog/" },
  seo,
  header: { ...frame, links: [], includeFavorites: true, includeComparator: true, includeLogin: true },
  footer: { ...frame, menus: [], socialMedia: [], copyright: "", sublinks: [] },
  components: [],
});
const indexing = { canonical: "/blog/", alternates: { es: "/blog/", pt: "/pt/blog/" }, index: true };

test("a page names its feeds, and only those of this site", () => {
  const links = [
    { rel: "alternate", type: "application/rss+xml", href: "/blog/rss.xml", title: "Blog" },
    { rel: "alternate", type: "application/rss+xml", href: "https://elsewhere.example/rss.xml" },
    { rel: "alternate", href: "/otra/" },
    { rel: "stylesheet", type: "text/css", href: "/x.css" },
  ];
  expect(pageMetadata(page({ title: "Blog", links }), { indexing }).alternates?.types).toEqual({
    "application/rss+xml": [{ url: "/blog/rss.xml", title: "Blog" }],
  });
});

test("a page that is not kept says so, and names no page that would be kept in its place", () => {
  const notIndexed = { canonical: undefined, alternates: {}, index: false };
  const { robots, alternates, openGraph } = pageMetadata(page({ title: "a" }), { indexing: notIndexed });
  expect(robots).toEqual({ index: false, follow: true });
  expect(alternates).toMatchObject({ canonical: undefined, languages: {} });
  expect(openGraph?.url).toBeUndefined();
});

test("an article is shared as one, with its day", () => {
  const { openGraph } = pageMetadata(page({ title: "a" }), { indexing, published: "2026-10-01" });
  expect(openGraph).toMatchObject({ type: "article", publishedTime: "2026-10-01" });
  expect(pageMetadata(page({ title: "a" }), { indexing }).openGraph).toMatchObject({ type: "website" });
});
