import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { ShopTexts } from "../shop-texts.ts";
import { pathOf } from "./page-path.ts";
import type { PageText } from "./page-text.ts";
import type { PlaceFacts } from "./place-facts.ts";
import { link, sentencesFor } from "./place-links.ts";
import { dealerBlock, figures, noteOf, pick, seo } from "./place-words.ts";
import { richText } from "./rich-text.ts";
import { sharedBlock } from "./written/shared-block.ts";

export const sellingPage = (shop: ShopTexts, locale: Locale, place: PlaceFacts): PageText => {
  const words = sentencesFor(shop.sentences.towns[locale].selling, locale, place);
  const values = figures(shop, locale, place);
  const { papers } = words;
  const say = (text: string) => fill(text, values);
  const paragraph = (text: string) => ({ type: "p" as const, text });
  const heading = (text: string) => ({ type: "h2" as const, text });
  const blocks = [
    paragraph(say(place.distance === 0 ? words.here : words.away)),
    ...(place.facts ? [paragraph(say(words.stock))] : []),
    heading(words.documents),
    { type: "ul" as const, items: papers[place.country] },
    paragraph(papers.owner[place.country]),
    ...noteOf(place, locale).flatMap((note) => [heading(words.note), paragraph(note)]),
  ];
  const banner = sharedBlock(shop, locale, "selling", "banner");
  return {
    seo: seo(words, values),
    components: [
      { ...banner, data: { ...banner.data, heading: say(words.heading), text: pick(words.text, place) } },
      sharedBlock(shop, locale, "selling", "steps"),
      dealerBlock(words.dealers, place.valuing),
      richText("papers", { blocks }),
      sharedBlock(shop, locale, "selling", "faq"),
      {
        id: "links",
        key: "link-grid",
        data: {
          heading: say(words.links),
          items: [
            ...link(shop, locale, "valuing", place.id, words.linkValue),
            ...(place.facts ? link(shop, locale, "cars", place.id, words.linkCars) : []),
            { text: words.hub, href: pathOf(shop, locale, "selling") },
          ],
        },
      },
    ],
  };
};
