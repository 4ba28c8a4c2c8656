import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { ShopTexts } from "../shop-texts.ts";
import type { PlaceFacts } from "./place-facts.ts";
import { hasPages, type PlacePageKind, placeName, placePath } from "./place-path.ts";

/** Links to the pages of one kind for every place, by name. */
export const placeLinks = (
  shop: ShopTexts,
  locale: Locale,
  places: readonly PlaceFacts[],
  kind: PlacePageKind,
) =>
  places
    .filter(({ facts }) => (kind === "cars" ? facts : hasPages(shop, kind)))
    .map(({ id, names, facts }) => ({
      text: names[locale],
      href: placePath(shop, locale, kind, id),
      ...(kind === "cars" && facts && { count: facts.count }),
    }))
    .sort((a, b) => a.text.localeCompare(b.text, locale));

/** The places of the language's own country with the most cars, by name. */
export const largestPlaces = (locale: Locale, places: readonly PlaceFacts[], most: number): PlaceFacts[] => {
  const { country } = marketOf(locale);
  return places
    .filter((place) => place.country === country)
    .toSorted((a, b) => (b.facts?.count ?? 0) - (a.facts?.count ?? 0))
    .slice(0, most);
};

/** A link to a page of a place, where the shop has such pages; `{place}` in the text is its name. */
export const link = (
  shop: ShopTexts,
  locale: Locale,
  kind: PlacePageKind,
  id: PlaceFacts["id"],
  text: string,
): readonly { readonly text: string; readonly href: string }[] =>
  hasPages(shop, kind)
    ? [{ text: fill(text, { place: placeName(shop, locale, id) }), href: placePath(shop, locale, kind, id) }]
    : [];

/** The place behind a noun; a few names have an article in Portuguese: "no Porto". */
export const whereOf = (locale: Locale, { names: own, portugueseArticle }: PlaceFacts): string =>
  `${locale === "es" ? "en" : (portugueseArticle ?? "em")} ${own[locale]}`;
