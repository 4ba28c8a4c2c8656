import { fill } from "#platform/fill.ts";
import { byLocale, type Locale } from "#platform/locale.ts";
import type { SeedDealer } from "../dealers/seed-dealer.ts";
import { hashText } from "../stock/random.ts";
import type { Figures } from "./fill-data.ts";
import type { PageText } from "./page-text.ts";
import type { PlaceFacts } from "./place-facts.ts";
import type { PlacePage } from "./place-page.ts";
import { type PlacePageKind, placeSlug } from "./place-path.ts";
import type { SeedComponent } from "./seed-page.ts";
import { figuresOf } from "./stock-figures.ts";

export const page = (
  place: PlaceFacts,
  kind: PlacePageKind,
  write: (locale: Locale) => PageText,
): PlacePage => {
  const each = <T>(make: (locale: Locale) => T) => byLocale(make);
  return {
    slugs: each((locale) => placeSlug(locale, kind, place.id)),
    texts: each(write),
    isList: kind === "cars",
  };
};

export const pick = (options: readonly string[], place: PlaceFacts): string =>
  options[hashText(place.id) % options.length] ?? "";

const names = (dealers: readonly SeedDealer[]) => dealers.map(({ name }) => name);

export const figures = (locale: Locale, place: PlaceFacts): Figures => {
  const { facts } = place;
  return {
    ...(facts && figuresOf(facts, locale)),
    place: place.names[locale],
    dealers: list(locale, names(place.dealers.filter(({ size }) => size > 0))),
    makes: list(locale, place.makes.slice(0, 3)),
    valuers: list(locale, names(place.valuing)),
    away: String(place.distance),
    note: place.notes[locale],
  };
};

export const seo = (words: { title: string; description: string }, values: Figures): PageText["seo"] => ({
  title: fill(words.title, values),
  description: fill(words.description, values),
});

export const dealerBlock = (heading: string, dealers: readonly SeedDealer[]): SeedComponent => {
  const codes = dealers.map(({ dealerCode }) => dealerCode);
  return { id: "dealers", key: "dealer-locator", data: { heading, places: [], dealers: codes } };
};

/** Names joined as a sentence has them. */
export const list = (locale: Locale, items: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(items);
