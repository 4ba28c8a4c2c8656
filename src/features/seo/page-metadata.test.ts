import { expect, test } from "vitest";
import type { Page } from "#api/models/page.ts";
import { answerShop } from "#tools/test-support/answer-shop.ts";
import { languageLinks, pageMetadata } from "./page-metadata.ts";

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

test("an icon of the content service stands in the place of the shop's, which stays where there is none", () => {
  const links = [
    { rel: "icon", type: "image/svg+xml", href: "/icons/own.svg" },
    { rel: "icon", href: "https://elsewhere.example/icon.png" },
  ];
  expect(pageMetadata(page({ title: "a", links }), { indexing }).icons).toEqual({
    other: [{ rel: "icon", type: "image/svg+xml", url: "/icons/own.svg" }],
  });
  expect(pageMetadata(page({ title: "a" }), { indexing })).not.toHaveProperty("icons");
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

test("a page names its other languages, the first of the shop for everybody else", () => {
  const links = languageLinks(indexing.alternates);
  expect(links).toEqual({ es: "/blog/", pt: "/pt/blog/", "x-default": "/blog/" });
  answerShop({ languages: ["pt", "es"] });
  expect(languageLinks(indexing.alternates)).toEqual({ ...links, "x-default": "/pt/blog/" });
  answerShop({ languages: ["pt"] });
  expect(languageLinks({ pt: "/pt/blog/" })).toEqual({});
});

test("a page without a picture is shared with the shop's, and with none of another", () => {
  answerShop({ sharePicture: "/share.jpg" });
  expect(pageMetadata(page({ title: "a" }), { indexing }).openGraph?.images).toEqual([
    { url: "/share.jpg", width: 1200, height: 630, alt: "" },
  ]);
  answerShop({ name: "Marca" });
  expect(pageMetadata(page({ title: "a" }), { indexing }).openGraph?.images).toEqual([]);
});
