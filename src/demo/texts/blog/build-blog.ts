import type { ModelPictures } from "#demo/stock/model-pictures.ts";
import type { ListedVehicle } from "#demo/stock/seed-vehicle.ts";
import { pathOfSlug } from "#domain/page-slug.ts";
import type { Locale } from "#platform/locale.ts";
import type { Figures } from "../fill-data.ts";
import { pathOf } from "../page-path.ts";
import type { PageText } from "../page-text.ts";
import { scenePicture } from "../scenes.ts";
import { articleBody } from "./article-body.ts";
import { articles } from "./articles.ts";
import { blogWords } from "./blog-words.ts";
import { creditFigures } from "./credit-example.ts";
import { priceByAgeFigures } from "./price-by-age.ts";
import { readingMinutes } from "./reading-minutes.ts";
import { following, newestFirst, type Summary } from "./summary.ts";

export type Blog = {
  /** Newest first. */
  readonly summaries: readonly Summary[];
  readonly pages: readonly { readonly slugs: Readonly<Record<Locale, string>>; readonly text: PageText }[];
};

/** Addresses of the articles, for placeholders: `{article:warranty}`. */
export const articlePaths = (locale: Locale): Figures =>
  Object.fromEntries(
    [...articles].map(([id, texts]) => [`article:${id}`, pathOfSlug(locale, texts[locale].slug)]),
  );

/** The link by which pages of the blog name its feed. */
export const feedLink = (locale: Locale) => {
  const href = `${pathOf(locale, "blog")}rss.xml`;
  return { rel: "alternate", type: "application/rss+xml", href, title: blogWords[locale].feed };
};

/**
 * The articles in one language, newest first. The figures in them come from the shop's own finance calculation and from
 * the stock.
 * @throws DemoFileError when a text asks for a figure that there is none of
 */
export const buildBlog = (
  locale: Locale,
  input: { vehicles: readonly ListedVehicle[]; pictures: ModelPictures; today: string },
  common: Figures,
): Blog => {
  const figures = {
    ...common,
    ...creditFigures(locale),
    ...priceByAgeFigures(locale, input.vehicles, input.today),
  };
  const words = blogWords[locale];
  const written = newestFirst(locale).map((article) => {
    const own = article[locale];
    const body = articleBody(own, words.checks, figures);
    const picture = scenePicture(own.picture, own.picture.shows, input.pictures);
    const listed: Summary = {
      title: own.title,
      summary: own.summary,
      href: pathOfSlug(locale, own.slug),
      date: own.date,
      minutes: readingMinutes(body),
      ...(picture && { picture }),
    };
    return { slugs: { es: article.es.slug, pt: article.pt.slug }, listed, body };
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
