import { expect, test } from "vitest";
import { type Feed, writeFeed } from "./write-feed.ts";

const absolute = (path: string) => `https://volante.test${path}`;
const item = (date: string, title: string) => ({ title, summary: "s", href: `/blog/${date}/`, date });
const feed = (items: Feed["items"]): Feed => ({
  title: "Blog",
  description: "Para comprar",
  locale: "es",
  path: "/blog/",
  feedPath: "/blog/rss.xml",
  items,
});

test("the newest comes first and gives the feed its date", () => {
  const text = writeFeed(feed([item("2026-01-05", "old"), item("2026-03-01", "new")]), absolute);
  expect([...text.matchAll(/<item><title>(\w+)/g)].map(([, title]) => title)).toEqual(["new", "old"]);
  expect(text).toContain("<lastBuildDate>Sun, 01 Mar 2026 08:00:00 GMT</lastBuildDate>");
  expect(text).toContain("<guid>https://volante.test/blog/2026-03-01/</guid>");
  expect(text).toContain('<atom:link href="https://volante.test/blog/rss.xml" rel="self"');
});

test("signs of markup are escaped, and characters that XML cannot hold are gone", () => {
  const text = writeFeed(feed([item("2026-01-05", "a & <b>\u0000\u000b\ud800 é")]), absolute);
  expect(text).toContain("<title>a &amp; &lt;b&gt; é</title>");
});

test("a blog without articles is a feed without items", () => {
  const text = writeFeed(feed([]), absolute);
  expect(text).not.toContain("<item>");
  expect(text).not.toContain("lastBuildDate");
  expect(text).toContain("</channel>");
});
