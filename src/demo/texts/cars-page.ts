import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { PageText } from "./page-text.ts";
import type { PlaceFacts } from "./place-facts.ts";
import { link, whereOf } from "./place-links.ts";
import { placeSentences } from "./place-sentences.ts";
import { dealerBlock, figures, pick, seo } from "./place-words.ts";

export const carsPage = (locale: Locale, place: PlaceFacts): PageText => {
  const words = placeSentences[locale].cars;
  const values = figures(locale, place);
  const selling = place.dealers.filter(({ size }) => size > 0);
  const intro = [
    [pick(words.opening, place), selling.length > 1 ? words.manyDealers : words.oneDealer],
    [words.makes, (place.facts?.electrified ?? 0) > 1 ? words.gearbox : ""],
  ].map((sentences) => fill(sentences.filter(Boolean).join(" "), values));
  return {
    seo: seo(words, values),
    components: [
      {
        id: "search",
        key: "search",
        data: {
          heading: fill(words.heading, values),
          kind: "car",
          filters: {},
          dealers: place.dealers.map(({ dealerCode }) => dealerCode),
          where: whereOf(locale, place),
          intro: [...intro, place.notes[locale]],
        },
      },
      dealerBlock(fill(words.dealersHeading, values), place.dealers),
      {
        id: "more",
        key: "link-grid",
        data: {
          heading: fill(words.more, values),
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
