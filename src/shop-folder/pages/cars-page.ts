import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { ShopTexts } from "../shop-texts.ts";
import type { PageText } from "./page-text.ts";
import type { PlaceFacts } from "./place-facts.ts";
import { link, sentencesFor, whereOf } from "./place-links.ts";
import { dealerBlock, figures, noteOf, pick, seo } from "./place-words.ts";

export const carsPage = (shop: ShopTexts, locale: Locale, place: PlaceFacts): PageText => {
  const { near } = shop.sentences.towns[locale].cars;
  const words = sentencesFor(shop.sentences.towns[locale].cars, locale, place);
  const values = figures(shop, locale, place);
  const intro = [
    [pick(words.opening, place), place.selling.length > 1 ? words.manyDealers : words.oneDealer],
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
          intro: [...intro, ...noteOf(place, locale)],
        },
      },
      dealerBlock(fill(words.dealersHeading, values), place.dealers),
      {
        id: "more",
        key: "link-grid",
        data: {
          heading: fill(words.more, values),
          items: [
            ...link(shop, locale, "selling", place.id, words.sell),
            ...link(shop, locale, "valuing", place.id, words.value),
            ...place.near.flatMap((id) => link(shop, locale, "cars", id, near)),
          ],
        },
      },
    ],
  };
};
