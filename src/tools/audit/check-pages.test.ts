import { expect, test } from "vitest";
import { checkPages } from "./check-pages.ts";
import type { PageRecord } from "./read-page.ts";

const page = (path: string, over: Partial<PageRecord> = {}): PageRecord => ({
  path,
  status: 200,
  language: path.startsWith("/pt/") ? "pt" : "es",
  title: `Title of ${path}`,
  description: `Description of ${path}`,
  headings: [`Heading of ${path}`],
  noindex: false,
  canonical: path,
  alternates: { es: "/", pt: "/pt/" },
  links: [],
  fragments: [],
  files: [],
  ids: ["main"],
  template: "",
  ...over,
});
const home = [page("/"), page("/pt/")];
const said = (pages: readonly PageRecord[], redirects = new Map<string, string>()) =>
  checkPages(pages, redirects).map(({ path, what }) => `${path} ${what}`);

test("whole pages have no problems", () => {
  expect(said(home)).toEqual([]);
});

test.each<[Partial<PageRecord>, string]>([
  [{ status: 500 }, "answers 500"],
  [{ language: "pt" }, "says its language is pt"],
  [{ title: undefined }, "has no title"],
  [{ description: undefined }, "has no description"],
  [{ headings: [] }, "has 0 first headings"],
  [{ headings: ["a", "b"] }, "has 2 first headings"],
  [{ ids: ["a", "b", "a"] }, "repeats the id a"],
  [{ canonical: undefined }, "has no canonical address"],
  [{ alternates: { es: "/a/" } }, "has no alternate in pt"],
  [{ fragments: [["/", "nothing"]] }, "links to /#nothing, which is not there"],
  [{ alternates: { es: "/a/", pt: "/pt/" } }, "its alternate /pt/ does not lead back"],
])("%j is found", (over, what) => {
  const own = { alternates: { es: "/a/", pt: "/pt/a/" }, ...over };
  expect(said([...home, page("/a/", own)])).toContain(`/a/ ${what}`);
});

test("two indexed pages may not share a title; one that is not indexed may", () => {
  const alternates = { es: "/a/", pt: "/pt/a/" };
  const twin = { title: "Title of /", alternates };
  expect(said([...home, page("/a/", twin)])).toEqual(["/a/ shares its title with /: Title of /"]);
  expect(said([...home, page("/a/", { ...twin, noindex: true })])).toEqual([]);
});

test("the personal area may send visitors without a token home", () => {
  expect(said(home, new Map([["/personal/favoritos/", "/"]]))).toEqual([]);
});

test("hashes may open a panel, lead to an element, or to a page that was not read", () => {
  const fragments = [
    ["/", "compare"],
    ["/", "main"],
    ["/not-read/", "x"],
  ] as const;
  expect(said([...home.slice(1), page("/", { fragments })])).toEqual([]);
});

test("a link that is sent on is a problem of the site's own pages", () => {
  expect(said(home, new Map([["/old/", "/new/"]]))).toEqual([
    "/old/ a link leads here, and from here to /new/",
  ]);
});
