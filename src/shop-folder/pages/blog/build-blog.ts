import { simulateFinance } from "#domain/finance/simulate-finance.ts";
import { type Cents, eurosFromCents, percentOfCents } from "#domain/money.ts";
import { pathOfSlug } from "#domain/page-slug.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { creditTypesOf } from "#shop-folder/conditions.ts";
import { checkPlaces } from "#shop-folder/files/check-places.ts";
import { inLanguages } from "#shop-folder/files/pair-translations.ts";
import { ShopFileError } from "#shop-folder/files/shop-file-error.ts";
import type { Inline, MarkdownPart } from "#shop-folder/markdown/markdown-part.ts";
import { readMarkdown } from "#shop-folder/markdown/read-markdown.ts";
import { writeMarkup } from "#shop-folder/markdown/write-markup.ts";
import type { ModelPictures } from "#shop-folder/pictures/model-pictures.ts";
import type { ShopTexts } from "#shop-folder/shop-texts.ts";
import { marketTaxes } from "../credit-terms.ts";
import type { Figures } from "../fill-data.ts";
import type { ListedVehicle } from "../listed-vehicle.ts";
import { pathOf } from "../page-path.ts";
import type { PageText } from "../page-text.ts";
import { folderPicture, scenePicture } from "../scenes.ts";
import type { Article, ArticleText } from "./article.ts";

const priceCents = 15_000_00;
const depositCents = 3_000_00;
const terms = [48, 72, 96] as const;

/**
 * The credit that the articles take as their example, worked out by the shop's own calculation: `credit:price`, and for
 * each term of 48, 72 and 96 months `credit:72:fee`, `taeg`, `interest`, `mtic` and `total` (deposit included).
 */
const creditFigures = (shop: ShopTexts, locale: Locale): Figures => {
  const { money, percent } = marketOf(locale).formats;
  const [credit] = creditTypesOf(shop.settings);
  if (credit === undefined) throw new RangeError("There is no credit to take as an example");
  const taxes = marketTaxes(shop, locale);
  const capitalCents: Cents = priceCents - depositCents;
  const openingCents = percentOfCents(capitalCents, credit.openingPercent);
  const amount = (cents: Cents) => money(eurosFromCents(cents));
  const figures: Record<string, string> = {
    "credit:price": amount(priceCents),
    "credit:deposit": amount(depositCents),
    "credit:capital": amount(capitalCents),
    "credit:tan": percent(credit.rate),
    "credit:openingPercent": percent(credit.openingPercent, 1),
    "credit:opening": amount(openingCents),
    "credit:usedTaxPercent": percent(taxes.usedYearPercent),
    "credit:usedTax": amount(percentOfCents(capitalCents, taxes.usedYearPercent)),
    "credit:interestTaxPercent": percent(taxes.interestPercent, 0),
    "credit:expensesTax": amount(percentOfCents(openingCents, taxes.expensesPercent)),
  };
  for (const months of terms) {
    const result = simulateFinance({
      priceCents,
      depositCents,
      months,
      tanPercent: credit.rate,
      initialExpensesCents: openingCents,
      taxes,
    });
    figures[`credit:${months}:fee`] = amount(result.feeCents);
    figures[`credit:${months}:taeg`] = percent(result.taeg);
    figures[`credit:${months}:interest`] = amount(result.interestCents);
    figures[`credit:${months}:mtic`] = amount(result.mticCents);
    figures[`credit:${months}:total`] = amount(result.financedTotalCents);
  }
  return figures;
};

const ages = [1, 3, 5, 8, 10] as const;
const fuels = ["petrol", "diesel", "hybrid", "electric"] as const;
const yearMs = 365.25 * 86_400_000;
/** Fewer vehicles say nothing. */
const leastVehicles = 5;

type Aged = { readonly age: number; readonly fuel: string; readonly share: number };

/**
 * What the stock's cars still cost of their list price: the median by age in years (`age:5`, of those half a year
 * younger or older), and by fuel at four to six years (`fuel:diesel`). `--` where there are too few.
 */
export const priceByAgeFigures = (
  locale: Locale,
  vehicles: readonly ListedVehicle[],
  today: string,
): Figures => {
  const { percent } = marketOf(locale).formats;
  const todayMs = Date.parse(today);
  const aged = vehicles.flatMap(({ version, registeredAt, totalPriceCents }): Aged[] => {
    const { kind, fuel, priceNew } = version;
    if (kind !== "car" || priceNew === null) return [];
    return [{ age: (todayMs - Date.parse(registeredAt)) / yearMs, fuel, share: totalPriceCents / priceNew }];
  });
  const shareOf = (test: (car: Aged) => boolean) => percent(median(aged.filter(test)), 0);
  return {
    ...Object.fromEntries(
      ages.map((years) => [`age:${years}`, shareOf(({ age }) => Math.abs(age - years) <= 0.5)]),
    ),
    ...Object.fromEntries(
      fuels.map((id) => [`fuel:${id}`, shareOf(({ age, fuel }) => fuel === id && Math.abs(age - 5) <= 1)]),
    ),
  };
};

const median = (cars: readonly Aged[]): number | undefined => {
  if (cars.length < leastVehicles) return undefined;
  const shares = cars.map(({ share }) => share).sort((a, b) => a - b);
  return shares[Math.floor(shares.length / 2)];
};

const textOf = (text: string): Inline => ({ type: "text", text });

/**
 * An article's text as markup, with the ways to check its statements below a heading.
 * @throws ShopFileError when it has a place that no figure stands for, or is no Markdown of ours
 */
export const articleBody = ({ body, checks }: ArticleText, heading: string, figures: Figures): string => {
  const faults = checkPlaces([body], figures);
  if (faults.length > 0) throw new ShopFileError(faults);
  const ways: MarkdownPart[] = [
    { type: "h2", line: 0, words: [textOf(heading)] },
    {
      type: "ul",
      line: 0,
      items: checks.map(({ name, address }) => [{ type: "link", href: address, inner: [textOf(name)] }]),
    },
  ];
  return fill(writeMarkup([...readMarkdown(body), ...ways]), figures);
};

const relatedCount = 3;

/** An article as the blocks take it in lists. */
export type Summary = {
  title: string;
  summary: string;
  href: string;
  date: string;
  minutes: number;
  picture?: object;
};

/** The articles, those first that were published last in a language. */
const newestFirst = ({ articles }: ShopTexts, locale: Locale): Article[] =>
  [...articles.values()].toSorted((a, b) => (a[locale].date < b[locale].date ? 1 : -1));

/** Those that come after an article, and the newest again after the last. */
const following = (summaries: readonly Summary[], index: number): Summary[] => {
  const count = Math.min(relatedCount, summaries.length - 1);
  return Array.from({ length: count }, (_, step) => summaries[(index + step + 1) % summaries.length]).filter(
    (summary) => summary !== undefined,
  );
};

/** Minutes to read markup at 200 words a minute, at least one. */
export const readingMinutes = (markup: string): number => {
  const words = markup.replace(/<[^>]*>/g, " ").match(/\S+/g) ?? [];
  return Math.max(1, Math.round(words.length / 200));
};

export type Blog = {
  /** Newest first. */
  readonly summaries: readonly Summary[];
  readonly pages: readonly { readonly slugs: Readonly<Record<Locale, string>>; readonly text: PageText }[];
};

/** Addresses of the articles, for placeholders: `{article:warranty}`. */
export const articlePaths = ({ articles }: ShopTexts, locale: Locale): Figures =>
  Object.fromEntries(
    [...articles].map(([id, texts]) => [`article:${id}`, pathOfSlug(locale, texts[locale].slug)]),
  );

/** The link by which pages of the blog name its feed. */
export const feedLink = (shop: ShopTexts, locale: Locale) => {
  const href = `${pathOf(shop, locale, "blog")}rss.xml`;
  return { rel: "alternate", type: "application/rss+xml", href, title: shop.sentences.blog[locale].feed };
};

/**
 * The articles in one language, newest first. The figures in them come from the shop's own finance calculation and from
 * the stock.
 * @throws ShopFileError when a text uses an unknown figure
 */
export const buildBlog = (
  locale: Locale,
  input: {
    shop: ShopTexts;
    vehicles: readonly ListedVehicle[];
    pictures: ModelPictures;
    today: string;
  },
  common: Figures,
): Blog => {
  const { shop } = input;
  if (shop.articles.size === 0) return { summaries: [], pages: [] };
  const figures = {
    ...common,
    ...creditFigures(shop, locale),
    ...priceByAgeFigures(locale, input.vehicles, input.today),
  };
  const words = shop.sentences.blog[locale];
  const written = newestFirst(shop, locale).map((article) => {
    const own = article[locale];
    const body = articleBody(own, words.checks, figures);
    const picture =
      "file" in own.picture
        ? folderPicture(own.picture.file, own.picture.shows, shop.pictures)
        : scenePicture(own.picture, own.picture.shows, input.pictures);
    const listed: Summary = {
      title: own.title,
      summary: own.summary,
      href: pathOfSlug(locale, own.slug),
      date: own.date,
      minutes: readingMinutes(body),
      ...(picture && { picture }),
    };
    return { slugs: inLanguages(shop.languages, (each) => article[each].slug), listed, body };
  });
  const summaries = written.map(({ listed }) => listed);
  const list = { text: words.blog, href: pathOf(shop, locale, "blog") };
  const pages = written.map(({ slugs, listed: { href: _, ...article }, body }, index) => {
    const related = { heading: words.related, articles: following(summaries, index) };
    const data = { ...article, author: words.author, body, list, related };
    return {
      slugs,
      text: {
        seo: {
          title: `${article.title} | ${shop.settings.name}`,
          description: article.summary,
          links: [feedLink(shop, locale)],
        },
        components: [{ id: "article", key: "article", data }],
      },
    };
  });
  return { summaries, pages };
};
