import { expect, test } from "vitest";
import { type CrawledPage, readCrawledPage } from "./crawled-page.ts";
import { pageProblems } from "./page-problems.ts";

const page = (path: string, over: Partial<CrawledPage> = {}): CrawledPage => ({
  path,
  language: path.startsWith("/pt/") ? "pt" : "es",
  title: `Title of ${path}`,
  description: `Description of ${path}`,
  headings: [`Heading of ${path}`],
  isIndexed: true,
  canonical: path,
  alternates: { es: "/", pt: "/pt/" },
  ...over,
});
const home = [page("/"), page("/pt/")];
const alternates = { es: "/a/", pt: "/pt/a/" };

test("whole pages have no problems", () => {
  expect(pageProblems(home)).toEqual([]);
});

test.each<[Partial<CrawledPage>, string]>([
  [{ language: "pt" }, "has the language pt"],
  [{ title: "" }, "has no title"],
  [{ description: "" }, "has no description"],
  [{ headings: [] }, "has 0 first headings"],
  [{ headings: ["a", "b"] }, "has 2 first headings"],
  [{ canonical: undefined }, "has no canonical address"],
  [{ alternates: { es: "/a/" } }, "has no alternate in pt"],
  [{ alternates: { es: "/a/", pt: "/pt/" } }, "its alternate /pt/ does not lead back"],
])("%j is found", (over, what) => {
  expect(pageProblems([...home, page("/a/", { alternates, ...over })])).toEqual([`/a/ ${what}`]);
});

test("two indexed pages may not share a title; one that is not indexed may", () => {
  const twin = { title: "Title of /", alternates };
  expect(pageProblems([...home, page("/a/", twin)])).toEqual(["/a/ shares its title with /: Title of /"]);
  expect(pageProblems([...home, page("/a/", { ...twin, isIndexed: false })])).toEqual([]);
});

test("a page is read as search engines read it", () => {
  const html = `<!DOCTYPE html><html lang="es"><head><title>Coches &amp; motos</title>
<meta name="description" content="Lo que hay"/><meta name="robots" content="noindex, follow"/>
<link rel="canonical" href="http://localhost:3000/a/"/>
<link rel="alternate" hrefLang="pt" href="http://localhost:3000/pt/a/"/></head>
<body><main><h1 class="x">Hola <b>tú</b></h1></main></body></html>`;
  expect(readCrawledPage("/a/", html, "http://localhost:3000")).toEqual({
    path: "/a/",
    language: "es",
    title: "Coches & motos",
    description: "Lo que hay",
    headings: ["Hola tú"],
    isIndexed: false,
    canonical: "/a/",
    alternates: { pt: "/pt/a/" },
  });
});
