import { marketOf } from "#market/markets.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { hashText } from "../random.ts";
import type { SeedComponent, SeedDealer } from "../seed-types.ts";
import { type Figures, fillText } from "./fill-text.ts";
import { pathOf } from "./page-path.ts";
import type { PageText } from "./page-text.ts";
import { type PlaceFacts, type PlacePageKind, placePath, placeSlug } from "./place-facts.ts";
import { placeSentences, sellingPapers } from "./place-sentences.ts";
import { placeTexts } from "./places.ts";
import { richText } from "./rich-text.ts";
import {
  hubLinks,
  sellingFaq,
  sellingSteps,
  valuationLooks,
  valuingFaq,
  valuingSteps,
} from "./selling-words.ts";
import { figuresOf } from "./stock-figures.ts";

export type PlacePage = { slugs: Record<Locale, string>; texts: Record<Locale, PageText>; isList: boolean };

/** Three pages for each place: its cars, selling a car there, having one valued there. */
export const placePages = (places: readonly PlaceFacts[], today: string): PlacePage[] => {
  const year = Number(today.slice(0, 4));
  return places.flatMap((place) => [
    ...(place.facts ? [page(place, "cars", (locale) => carsPage(locale, place))] : []),
    page(place, "selling", (locale) => sellingPage(locale, place)),
    page(place, "valuing", (locale) => valuingPage(locale, place, year)),
  ]);
};

/** The places of the dealership locator, with their pages; those of the language's own country come first. */
export const locatorPlaces = (locale: Locale, places: readonly PlaceFacts[]) => {
  const words = placeSentences[locale];
  const country = locale === "es" ? "ES" : "PT";
  const near = places.toSorted((a, b) => Number(b.country === country) - Number(a.country === country));
  return near.map((place) => ({
    id: placeSlug(locale, "cars", place.id).replace(/^(?:coches-ocasion|carros-usados)-/, ""),
    name: place.names[locale],
    dealers: place.dealers.map(({ dealerCode }) => dealerCode),
    ...(place.label && { label: true }),
    links: [
      ...(place.facts ? [link(locale, "cars", place.id, words.cars.short)] : []),
      link(locale, "selling", place.id, words.selling.short),
      link(locale, "valuing", place.id, words.valuing.short),
    ],
  }));
};

/** Links to the pages of one kind for every place, by name. */
export const placeLinks = (locale: Locale, places: readonly PlaceFacts[], kind: PlacePageKind) =>
  places
    .filter(({ facts }) => kind !== "cars" || facts)
    .map(({ id, names, facts }) => ({
      text: names[locale],
      href: placePath(locale, kind, id),
      ...(kind === "cars" && facts && { count: facts.count }),
    }))
    .sort((a, b) => a.text.localeCompare(b.text, locale));

/** The places of the language's own country with the most cars, by name. */
export const largestPlaces = (locale: Locale, places: readonly PlaceFacts[], most: number): PlaceFacts[] => {
  const country = locale === "es" ? "ES" : "PT";
  return places
    .filter((place) => place.country === country)
    .toSorted((a, b) => (b.facts?.count ?? 0) - (a.facts?.count ?? 0))
    .slice(0, most);
};

const page = (place: PlaceFacts, kind: PlacePageKind, write: (locale: Locale) => PageText): PlacePage => {
  const each = <T>(make: (locale: Locale) => T) =>
    Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
  return {
    slugs: each((locale) => placeSlug(locale, kind, place.id)),
    texts: each(write),
    isList: kind === "cars",
  };
};

/** A link to a page of a place; `{place}` in the text is its name. */
export const link = (locale: Locale, kind: PlacePageKind, id: PlaceFacts["id"], text: string) => {
  const place = placeTexts[id].names[locale];
  return { text: fillText(text, { place }), href: placePath(locale, kind, id) };
};

/** Names joined as a sentence has them. */
export const list = (locale: Locale, items: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(items);

/** The place behind a noun; a few names have an article in Portuguese: "no Porto". */
const whereOf = (locale: Locale, { names: own, portugueseArticle }: PlaceFacts): string =>
  `${locale === "es" ? "en" : (portugueseArticle ?? "em")} ${own[locale]}`;

const pick = (options: readonly string[], place: PlaceFacts): string =>
  options[hashText(place.id) % options.length] ?? "";

const names = (dealers: readonly SeedDealer[]) => dealers.map(({ name }) => name);

const figures = (locale: Locale, place: PlaceFacts): Figures => {
  const { facts } = place;
  return {
    ...(facts && figuresOf(facts, marketOf(locale).formats)),
    place: place.names[locale],
    dealers: list(locale, names(place.dealers.filter(({ size }) => size > 0))),
    makes: list(locale, place.makes.slice(0, 3)),
    valuers: list(locale, names(place.valuing)),
    away: String(place.distance),
    note: place.notes[locale],
  };
};

const seo = (words: { title: string; description: string }, values: Figures): PageText["seo"] => ({
  title: fillText(words.title, values),
  description: fillText(words.description, values),
});

const dealerBlock = (heading: string, dealers: readonly SeedDealer[]): SeedComponent => {
  const codes = dealers.map(({ dealerCode }) => dealerCode);
  return { id: "dealers", key: "dealer-locator", data: { heading, places: [], dealers: codes } };
};

const carsPage = (locale: Locale, place: PlaceFacts): PageText => {
  const words = placeSentences[locale].cars;
  const values = figures(locale, place);
  const selling = place.dealers.filter(({ size }) => size > 0);
  const intro = [
    [pick(words.opening, place), selling.length > 1 ? words.manyDealers : words.oneDealer],
    [words.makes, (place.facts?.electrified ?? 0) > 1 ? words.gearbox : ""],
  ].map((sentences) => fillText(sentences.filter(Boolean).join(" "), values));
  return {
    seo: seo(words, values),
    components: [
      {
        id: "search",
        key: "search",
        data: {
          heading: fillText(words.heading, values),
          kind: "car",
          filters: {},
          dealers: place.dealers.map(({ dealerCode }) => dealerCode),
          where: whereOf(locale, place),
          intro: [...intro, place.notes[locale]],
        },
      },
      dealerBlock(fillText(words.dealersHeading, values), place.dealers),
      {
        id: "more",
        key: "link-grid",
        data: {
          heading: fillText(words.more, values),
          items: [
            link(locale, "selling", place.id, words.sell),
            link(locale, "valuing", place.id, words.value),
            ...place.near.map((id) => link(locale, "cars", id, words.near)),
          ],
        },
      },
    ],
  };
};

const sellingPage = (locale: Locale, place: PlaceFacts): PageText => {
  const words = placeSentences[locale].selling;
  const values = figures(locale, place);
  const papers = sellingPapers[locale];
  const say = (text: string) => fillText(text, values);
  const paragraphs = [
    say(place.distance === 0 ? words.here : words.away),
    ...(place.facts ? [say(words.stock)] : []),
    `## ${words.documents}`,
    ...papers[place.country].map((paper) => `- ${paper}`),
    papers.owner[place.country],
    `## ${words.note}`,
    place.notes[locale],
  ];
  return {
    seo: seo(words, values),
    components: [
      {
        id: "title",
        key: "title",
        data: { heading: say(words.heading), text: pick(words.text, place) },
      },
      { id: "steps", key: "steps", data: sellingSteps[locale] },
      dealerBlock(words.dealers, place.valuing),
      richText("papers", paragraphs.join("\n")),
      { id: "faq", key: "faq", data: sellingFaq[locale] },
      {
        id: "links",
        key: "link-grid",
        data: {
          heading: say(words.links),
          items: [
            link(locale, "valuing", place.id, words.linkValue),
            ...(place.facts ? [link(locale, "cars", place.id, words.linkCars)] : []),
            { text: hubLinks[locale].selling, href: pathOf(locale, "selling") },
          ],
        },
      },
    ],
  };
};

const valuingPage = (locale: Locale, place: PlaceFacts, year: number): PageText => {
  const words = placeSentences[locale].valuing;
  const values = figures(locale, place);
  const say = (text: string) => fillText(text, values);
  const rows = ageRows(locale, place, year);
  return {
    seo: seo(words, values),
    components: [
      {
        id: "title",
        key: "title",
        data: { heading: say(words.heading), text: pick(words.text, place) },
      },
      { id: "steps", key: "steps", data: valuingSteps[locale] },
      ...(rows.length > 0
        ? [
            {
              id: "prices",
              key: "figures-table",
              data: {
                heading: say(words.table),
                text: say(words.tableText),
                caption: say(words.caption),
                columns: [...words.columns],
                rows,
              },
            },
          ]
        : []),
      dealerBlock(words.dealers, place.valuing),
      richText(
        "looks",
        [say(place.distance === 0 ? words.here : words.away), ...valuationLooks[locale]].join("\n"),
        words.looks,
      ),
      { id: "faq", key: "faq", data: valuingFaq[locale] },
      {
        id: "links",
        key: "link-grid",
        data: {
          heading: say(words.links),
          items: [
            link(locale, "selling", place.id, words.linkSell),
            ...(place.facts ? [link(locale, "cars", place.id, words.linkCars)] : []),
            { text: hubLinks[locale].valuing, href: pathOf(locale, "valuation") },
          ],
        },
      },
    ],
  };
};

/** How many cars of each age are for sale, and from what price to what price. */
const ageRows = (locale: Locale, { cars }: PlaceFacts, year: number): string[][] => {
  const { ages } = placeSentences[locale].valuing;
  const { money, number } = marketOf(locale).formats;
  const bands = [3, 6, 9, Number.POSITIVE_INFINITY];
  return bands.flatMap((oldest, index) => {
    const youngest = index === 0 ? Number.NEGATIVE_INFINITY : (bands[index - 1] ?? 0) + 1;
    const prices = cars
      .filter(({ modelYear }) => year - modelYear >= youngest && year - modelYear <= oldest)
      .map(({ totalPriceCents }) => totalPriceCents / 100);
    if (prices.length === 0) return [];
    return [
      [ages[index] ?? "", number(prices.length), money(Math.min(...prices)), money(Math.max(...prices))],
    ];
  });
};
