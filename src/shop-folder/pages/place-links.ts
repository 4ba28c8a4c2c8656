import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { ShopTexts } from "../shop-texts.ts";
import type { PlaceFacts } from "./place-facts.ts";
import { hasPages, type PlacePageKind, placeName, placePath, placeText } from "./place-path.ts";
import type { PlaceText } from "./places.ts";

/** Links to the pages of one kind for every place, by name. */
export const placeLinks = (
  shop: ShopTexts,
  locale: Locale,
  places: readonly PlaceFacts[],
  kind: PlacePageKind,
) =>
  places
    // A car is sold and valued in the country of the language.
    .filter(({ facts, country }) =>
      kind === "cars" ? facts : hasPages(shop, kind) && country === ownCountry(locale),
    )
    .map(({ id, names, facts }) => ({
      text: names[locale],
      href: placePath(shop, locale, kind, id),
      ...(kind === "cars" && facts && { count: facts.count }),
    }))
    .sort((a, b) => a.text.localeCompare(b.text, locale));

const ownCountry = (locale: Locale) => marketOf(locale).country;

/** The places of the language's own country with the most cars, by name. */
export const largestPlaces = (locale: Locale, places: readonly PlaceFacts[], most: number): PlaceFacts[] => {
  return places
    .filter((place) => place.country === ownCountry(locale))
    .toSorted((a, b) => (b.facts?.count ?? 0) - (a.facts?.count ?? 0))
    .slice(0, most);
};

/** Sentences as they are about a place: of a few, Portuguese says "no Porto" where others have "em". */
export const sentencesFor = <Words>(
  words: Words,
  locale: Locale,
  { portugueseArticle: article }: Pick<PlaceText, "portugueseArticle">,
): Words => {
  if (locale !== "pt" || article === undefined) return words;
  const capital = article.charAt(0).toUpperCase() + article.slice(1);
  const text = JSON.stringify(words);
  return JSON.parse(
    text.replaceAll("em {place}", `${article} {place}`).replaceAll("Em {place}", `${capital} {place}`),
  ) as Words;
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
    ? [
        {
          text: fill(sentencesFor(text, locale, placeText(shop, id)), { place: placeName(shop, locale, id) }),
          href: placePath(shop, locale, kind, id),
        },
      ]
    : [];

/** The place behind a noun; a few names have an article in Portuguese: "no Porto". */
export const whereOf = (locale: Locale, { names: own, portugueseArticle }: PlaceFacts): string =>
  `${locale === "es" ? "en" : (portugueseArticle ?? "em")} ${own[locale]}`;
