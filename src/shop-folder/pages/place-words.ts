import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { ShopDealer } from "../dealers/shop-dealer.ts";
import { inLanguages } from "../files/pair-translations.ts";
import type { ShopTexts } from "../shop-texts.ts";
import type { Figures } from "./fill-data.ts";
import { hashText } from "./hash-text.ts";
import type { PageText } from "./page-text.ts";
import type { PlaceFacts } from "./place-facts.ts";
import { type PlacePageKind, placeSlug } from "./place-path.ts";
import type { ShopComponent } from "./shop-page.ts";
import { figuresOf } from "./stock-figures.ts";

export type PlacePage = {
  readonly slugs: Record<Locale, string>;
  readonly texts: Record<Locale, PageText>;
  readonly isList: boolean;
};

export const page = (
  shop: ShopTexts,
  place: PlaceFacts,
  kind: PlacePageKind,
  write: (locale: Locale) => PageText,
): PlacePage => {
  return {
    slugs: inLanguages(shop.languages, (locale) => placeSlug(shop, locale, kind, place.id)),
    texts: inLanguages(shop.languages, write),
    isList: kind === "cars",
  };
};

export const pick = (options: readonly string[], place: PlaceFacts): string =>
  options[hashText(place.id) % options.length] ?? "";

const names = (dealers: readonly ShopDealer[]) => dealers.map(({ name }) => name);

export const figures = (shop: ShopTexts, locale: Locale, place: PlaceFacts): Figures => {
  const { facts } = place;
  return {
    ...(facts && figuresOf(facts, shop.settings, locale)),
    place: place.names[locale],
    dealers: list(locale, names(place.selling)),
    makes: list(locale, place.makes.slice(0, 3)),
    valuers: list(locale, names(place.valuing)),
    away: String(place.distance),
    note: place.notes[locale] ?? "",
  };
};

export const seo = (words: { title: string; description: string }, values: Figures): PageText["seo"] => ({
  title: fill(words.title, values),
  description: fill(words.description, values),
});

/** The note about a place as a paragraph, where it has one. */
export const noteOf = ({ notes }: PlaceFacts, locale: Locale): readonly string[] =>
  notes[locale] === undefined ? [] : [notes[locale]];

export const dealerBlock = (heading: string, dealers: readonly ShopDealer[]): ShopComponent => {
  const codes = dealers.map(({ dealerCode }) => dealerCode);
  return { id: "dealers", key: "dealer-locator", data: { heading, places: [], dealers: codes } };
};

/** Names joined as a sentence has them. */
export const list = (locale: Locale, items: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(items);
