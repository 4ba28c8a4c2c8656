import { pictureUrl, pictureVariants } from "#backend/picture-variants.ts";
import type { Locale } from "#platform/locale.ts";
import type { PictureManifest, SeedVehicle } from "../../seed-types.ts";
import { type Figures, fillText } from "../fill-text.ts";
import { pathOf, pathOfSlug } from "../page-path.ts";
import type { PageText } from "../page-text.ts";
import { type ArticleId, articles } from "./article-list.ts";
import type { Article, WantedPicture } from "./article-text.ts";
import { blogWords } from "./blog-words.ts";
import { creditFigures } from "./credit-example.ts";
import { priceByAgeFigures } from "./price-by-age.ts";
import { readingMinutes, writeMarkup } from "./write-markup.ts";

const relatedCount = 3;
const views = { front: "front-three-quarter", side: "side", rear: "rear-three-quarter" } as const;

/** An article as the blocks take it in lists. */
export type Summary = {
  title: string;
  summary: string;
  href: string;
  date: string;
  minutes: number;
  picture?: object;
};

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
    const body = writeMarkup([fillText(text, figures), `## ${words.checks}`, ...ways].join("\n"));
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

const newestFirst = (): Article[] => {
  const all: readonly Article[] = (Object.keys(articles) as ArticleId[]).map((id) => articles[id]);
  return all.toSorted((a, b) => (a.date < b.date ? 1 : -1));
};

/** Those that come after an article, and the newest again after the last. */
const following = (summaries: readonly Summary[], index: number): Summary[] => {
  const count = Math.min(relatedCount, summaries.length - 1);
  return Array.from({ length: count }, (_, step) => summaries[(index + step + 1) % summaries.length]).filter(
    (summary) => summary !== undefined,
  );
};

/** The rendered picture nearest to the wanted one; undefined where nothing was rendered of the body. */
const articlePicture = (wanted: WantedPicture, alt: string, { pictures }: PictureManifest) => {
  const ofBody = pictures.filter(({ body, frame }) => body === wanted.body && frame === undefined);
  const view = views[wanted.view];
  const score = (entry: (typeof ofBody)[number]): number =>
    (entry.view === view ? 4 : entry.view === views.front ? 2 : 0) +
    (entry.paint === wanted.paint ? 1 : 0) +
    (entry.backdrop === wanted.backdrop ? 0.5 : 0);
  const [found] = ofBody.toSorted((a, b) => score(b) - score(a));
  if (found === undefined) return undefined;
  const { file, width, height } = found;
  return { url: pictureUrl(file), width, height, alt, variants: pictureVariants(file) };
};
