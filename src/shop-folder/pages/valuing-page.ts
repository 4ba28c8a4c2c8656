import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { ShopTexts } from "../shop-texts.ts";
import { pathOf } from "./page-path.ts";
import type { PageText } from "./page-text.ts";
import type { PlaceFacts } from "./place-facts.ts";
import { link, sentencesFor } from "./place-links.ts";
import { dealerBlock, figures, pick, seo } from "./place-words.ts";
import { richText } from "./rich-text.ts";
import { sharedBlock } from "./written/shared-block.ts";

export const valuingPage = (shop: ShopTexts, locale: Locale, place: PlaceFacts, year: number): PageText => {
  const words = sentencesFor(shop.sentences.towns[locale].valuing, locale, place);
  const values = figures(shop, locale, place);
  const say = (text: string) => fill(text, values);
  const rows = ageRows(shop, locale, place, year);
  const banner = sharedBlock(shop, locale, "valuation", "banner");
  return {
    seo: seo(words, values),
    components: [
      { ...banner, data: { ...banner.data, heading: say(words.heading), text: pick(words.text, place) } },
      sharedBlock(shop, locale, "valuation", "steps"),
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
      richText("looks", {
        heading: words.looks,
        blocks: [
          { type: "p", text: say(place.distance === 0 ? words.here : words.away) },
          { type: "ul", items: words.moves },
        ],
      }),
      sharedBlock(shop, locale, "valuation", "faq"),
      {
        id: "links",
        key: "link-grid",
        data: {
          heading: say(words.links),
          items: [
            ...link(shop, locale, "selling", place.id, words.linkSell),
            ...(place.facts ? link(shop, locale, "cars", place.id, words.linkCars) : []),
            { text: words.hub, href: pathOf(shop, locale, "valuation") },
          ],
        },
      },
    ],
  };
};

/** How many cars of each age are for sale, and from what price to what price. */
const ageRows = (shop: ShopTexts, locale: Locale, { cars }: PlaceFacts, year: number): string[][] => {
  const { ages } = shop.sentences.towns[locale].valuing;
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
