import { parsePage, textOf } from "../http/html-page.ts";
import { readHead } from "../support/read-head.ts";

/** What search engines take from a page. */
export interface CrawledPage {
  readonly path: string;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly headings: readonly string[];
  readonly isIndexed: boolean;
  /** Paths, as those of the alternates, by language. */
  readonly canonical: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
}

/** The path of an address of the site; another site's address stays as it is. */
const pathOf = (address: string, site: string): string =>
  address.startsWith(`${site}/`) ? address.slice(site.length) : address;

/** @param site without a trailing slash */
export const readCrawledPage = (path: string, html: string, site: string): CrawledPage => {
  const { all } = parsePage(html);
  const { canonical, languages, meta } = readHead(html);
  return {
    path,
    language: all("html")[0]?.attribs.lang ?? "",
    title: all("head title").map(textOf).join(),
    description: meta.description ?? "",
    headings: all("main h1").map(textOf),
    isIndexed: !/noindex/.test(meta.robots ?? ""),
    canonical: canonical && pathOf(canonical, site),
    alternates: Object.fromEntries(
      Object.entries(languages).map(([language, address]) => [language, pathOf(address, site)]),
    ),
  };
};
