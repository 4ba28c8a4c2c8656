import type { PictureManifest } from "#demo/stock/picture-manifest.ts";
import type { SeedVehicle } from "#demo/stock/seed-vehicle.ts";
import { pathOfSlug } from "#domain/page-slug.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { Figures } from "../fill-data.ts";
import { pathOf } from "../page-path.ts";
import type { PageText } from "../page-text.ts";
import { articles } from "./article-list.ts";
import { articlePicture } from "./article-picture.ts";
import type { Article } from "./article-text.ts";
import { blogWords } from "./blog-words.ts";
import { creditFigures } from "./credit-example.ts";
import { priceByAgeFigures } from "./price-by-age.ts";
import { following, newestFirst, type Summary } from "./summary.ts";
import { readingMinutes, writeMarkup } from "./write-markup.ts";

export type Blog = {
  /** Newest first. */
  readonly summaries: readonly Summary[];
  readonly pages: readonly { readonly slugs: Article["slugs"]; readonly text: PageText }[];
};

/** Addresses of the articles, for placeholders: `{article:warranty}`. */
export const articlePaths = (locale: Locale): Figures =>
  Object.fromEntries(
    Object.entries(articles).map(([id, { slugs }]) => [`article:${id}`, pathOfSlug(locale, slugs[locale])]),
  );

/** The link by which pages of the blog name its feed. */
export const feedLink = (locale: Locale) => {
  const href = `${pathOf(locale, "blog")}rss.xml`;
  return { rel: "alternate", type: "application/rss+xml", href, title: blogWords[locale].feed };
};

/**
 * The articles in one language, newest first. The figures in them come from the shop's own finance calculation and from
 * the stock. Throws RangeError when a text asks for a figure that there is none of.
 */
export const buildBlog = (
  locale: Locale,
  input: { vehicles: readonly SeedVehicle[]; pictures: PictureManifest; today: string },
  common: Figures,
): Blog => {
  const figures = {
    ...common,
    ...creditFigures(locale),
    ...priceByAgeFigures(locale, input.vehicles, input.today),
  };
  const words = blogWords[locale];
  const written = newestFirst().map((article) => {
    const { title, summary, alt, checks, body: text } = article.texts[locale];
    const ways = checks.map(([name, address]) => `- [${name}](${address})`);
    const body = writeMarkup([fill(text, figures), `## ${words.checks}`, ...ways].join("\n"));
    const picture = articlePicture(article.picture, alt, input.pictures);
    const listed: Summary = {
      title,
      summary,
      href: pathOfSlug(locale, article.slugs[locale]),
      date: article.date,
      minutes: readingMinutes(body),
      ...(picture && { picture }),
    };
    return { slugs: article.slugs, listed, body };
  });
  const summaries = written.map(({ listed }) => listed);
  const list = { text: words.blog, href: pathOf(locale, "blog") };
  const pages = written.map(({ slugs, listed: { href: _, ...article }, body }, index) => {
    const related = { heading: words.related, articles: following(summaries, index) };
    const data = { ...article, author: words.author, body, list, related };
    return {
      slugs,
      text: {
        seo: {
          title: `${article.title} | Volante`,
          description: article.summary,
          links: [feedLink(locale)],
        },
        components: [{ id: "article", key: "article", data }],
      },
    };
  });
  return { summaries, pages };
};
