import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { ShopTexts } from "../shop-texts.ts";
import type { DealerFacts } from "./dealer-facts.ts";
import { hashText } from "./hash-text.ts";
import { pathOf } from "./page-path.ts";
import type { PageText } from "./page-text.ts";
import { link, sentencesFor } from "./place-links.ts";
import { list } from "./place-words.ts";
import { figuresOf } from "./stock-figures.ts";

export const dealerPage = (
  shop: ShopTexts,
  locale: Locale,
  { dealer, place, facts, makes, hasMotorbikes }: DealerFacts,
): PageText => {
  const words = sentencesFor(shop.sentences.dealers[locale], locale, place);
  const near = shop.sentences.towns[locale];
  const { name, municipality, address, dealerCode } = dealer;
  const values = {
    ...figuresOf(facts, shop.settings, locale),
    dealer: name,
    town: municipality,
    address,
    place: place.names[locale],
    makes: list(locale, makes),
  };
  const say = (text: string) => fill(text, values);
  const opening = words.opening[hashText(name) % words.opening.length] ?? words.opening[0];
  const rest = [words.makes, facts.electrified > 1 && facts.automatic > 1 && words.gearbox].filter(
    (text) => text !== false,
  );
  return {
    seo: { title: say(words.title), description: say(words.description) },
    components: [
      {
        id: "dealer",
        key: "dealer-locator",
        data: { heading: name, places: [], dealers: [dealerCode] },
      },
      {
        id: "search",
        key: "search",
        data: {
          heading: say(hasMotorbikes ? words.both : words.cars),
          filters: {},
          dealers: [dealerCode],
          where: say(words.where),
          intro: [say(opening), say(rest.join(" "))],
        },
      },
      {
        id: "more",
        key: "link-grid",
        data: {
          heading: say(words.more),
          items: [
            ...(place.facts ? link(shop, locale, "cars", place.id, near.cars.near) : []),
            ...link(shop, locale, "selling", place.id, near.selling.heading),
            ...link(shop, locale, "valuing", place.id, near.valuing.heading),
            { text: words.all, href: pathOf(shop, locale, "dealers") },
          ],
        },
      },
    ],
  };
};
