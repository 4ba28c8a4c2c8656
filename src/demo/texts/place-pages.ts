import { carsPage } from "./cars-page.ts";
import type { PlaceFacts } from "./place-facts.ts";
import type { PlacePage } from "./place-page.ts";
import { page } from "./place-words.ts";
import { sellingPage } from "./selling-page.ts";
import { valuingPage } from "./valuing-page.ts";

/** Three pages for each place: its cars, selling a car there, having one valued there. */
export const placePages = (places: readonly PlaceFacts[], today: string): PlacePage[] => {
  const year = Number(today.slice(0, 4));
  return places.flatMap((place) => [
    ...(place.facts ? [page(place, "cars", (locale) => carsPage(locale, place))] : []),
    page(place, "selling", (locale) => sellingPage(locale, place)),
    page(place, "valuing", (locale) => valuingPage(locale, place, year)),
  ]);
};
