import type { Locale } from "#platform/locale.ts";
import type { PlaceFacts } from "./place-facts.ts";
import { link } from "./place-links.ts";
import { placeSlug } from "./place-path.ts";
import { placeSentences } from "./place-sentences.ts";

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
