import { type Locale, languageTag } from "#platform/locale.ts";
import { escapeXml } from "../escape-xml.ts";

export type Feed = {
  readonly title: string;
  readonly description: string;
  readonly locale: Locale;
  /** Path of the page that lists the same articles. */
  readonly path: string;
  /** Path of the feed itself. */
  readonly feedPath: string;
  readonly items: readonly {
    readonly title: string;
    readonly summary: string;
    readonly href: string;
    /** `2026-11-20`. */
    readonly date: string;
  }[];
};

/** Morning in Europe, so that the day is the same in every reader. */
const timeOf = (date: string): string => new Date(`${date}T08:00:00Z`).toUTCString();

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** RSS 2.0 with the newest article first. @param absolute makes a path of the site a whole address */
export const writeFeed = (feed: Feed, absolute: (path: string) => string): string => {
  const items = feed.items.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  const [newest] = items;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>\n',
    element("title", feed.title),
    element("link", absolute(feed.path)),
    element("description", feed.description),
    element("language", languageTag(feed.locale)),
    `<atom:link href="${escapeXml(absolute(feed.feedPath))}" rel="self" type="application/rss+xml"/>`,
    newest ? element("lastBuildDate", timeOf(newest.date)) : "",
    "\n",
    ...items.map(({ title, summary, href, date }) => {
      const url = absolute(href);
      return `<item>${element("title", title)}${element("link", url)}${element("guid", url)}${element("pubDate", timeOf(date))}${element("description", summary)}</item>\n`;
    }),
    "</channel>\n</rss>\n",
  ].join("");
};
