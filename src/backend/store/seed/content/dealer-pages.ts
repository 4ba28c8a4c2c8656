import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { hashText } from "../random.ts";
import type { SeedDealer, SeedVehicle } from "../seed-types.ts";
import { dealerSentences } from "./dealer-sentences.ts";
import { fillText } from "./fill-text.ts";
import { pathOf, pathOfSlug } from "./page-path.ts";
import type { PageText } from "./page-text.ts";
import { mostFrequent, type PlaceFacts, slugOf } from "./place-facts.ts";
import { link, list, type PlacePage } from "./place-pages.ts";
import { placeSentences } from "./place-sentences.ts";
import { figuresOf, type StockFacts, stockFactsOf } from "./stock-figures.ts";

/** A dealer that has vehicles, with the place whose people go there. */
type DealerFacts = {
  readonly dealer: SeedDealer;
  readonly place: PlaceFacts;
  readonly facts: StockFacts;
  readonly makes: readonly string[];
  readonly hasMotorbikes: boolean;
};

/** Addresses of the pages with a dealer's vehicles, as a dealership locator names them. */
export type DealerList = { dealer: string; href: string };

/** A page with all vehicles of each dealer that has any, cars and motorbikes. */
export const dealerPages = (places: readonly PlaceFacts[], vehicles: readonly SeedVehicle[]): PlacePage[] =>
  dealersWithStock(places, vehicles).map((each) => ({
    slugs: { es: dealerSlug("es", each.dealer), pt: dealerSlug("pt", each.dealer) },
    texts: { es: dealerPage("es", each), pt: dealerPage("pt", each) },
    isList: true,
  }));

/** The pages of `dealerPages`, by the dealers' codes. */
export const dealerLists = (
  locale: Locale,
  dealers: readonly SeedDealer[],
  vehicles: readonly SeedVehicle[],
): DealerList[] =>
  dealers
    .filter(({ dealerCode }) => vehiclesOf(dealerCode, vehicles).length > 0)
    .map((dealer) => ({
      dealer: dealer.dealerCode,
      href: pathOfSlug(locale, dealerSlug(locale, dealer)),
    }));

const dealerSlug = (locale: Locale, { name }: SeedDealer): string =>
  `${dealerSentences[locale].slug}-${slugOf(name)}`;

const vehiclesOf = (code: string, vehicles: readonly SeedVehicle[]): SeedVehicle[] =>
  vehicles.filter(({ dealerCode }) => dealerCode === code);

const dealersWithStock = (places: readonly PlaceFacts[], vehicles: readonly SeedVehicle[]): DealerFacts[] =>
  places.flatMap((place) =>
    place.dealers.flatMap((dealer) => {
      const ours = vehiclesOf(dealer.dealerCode, vehicles);
      const facts = stockFactsOf(ours);
      if (!facts) return [];
      const makes = mostFrequent(ours.map(({ version }) => version.makeName)).slice(0, 3);
      const hasMotorbikes = ours.some(({ version }) => version.kind === "motorbike");
      return [{ dealer, place, facts, makes, hasMotorbikes }];
    }),
  );

const dealerPage = (
  locale: Locale,
  { dealer, place, facts, makes, hasMotorbikes }: DealerFacts,
): PageText => {
  const words = dealerSentences[locale];
  const near = placeSentences[locale];
  const { name, municipality, address, dealerCode } = dealer;
  const values = {
    ...figuresOf(facts, marketOf(locale).formats),
    dealer: name,
    town: municipality,
    address,
    place: place.names[locale],
    makes: list(locale, makes),
  };
  const say = (text: string) => fillText(text, values);
  const opening = words.opening[hashText(name) % words.opening.length] ?? words.opening[0];
  const rest = [words.makes, facts.electrified > 1 && facts.automatic > 1 && words.gearbox].filter(
    (text) => text !== false,
  );
  return {
    seo: { title: say(words.title), description: say(words.description) },
    components: [
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
        id: "dealer",
        key: "dealer-locator",
        data: { heading: words.dealer, places: [], dealers: [dealerCode] },
      },
      {
        id: "more",
        key: "link-grid",
        data: {
          heading: say(words.more),
          items: [
            ...(place.facts ? [link(locale, "cars", place.id, near.cars.near)] : []),
            link(locale, "selling", place.id, near.selling.heading),
            link(locale, "valuing", place.id, near.valuing.heading),
            { text: words.all, href: pathOf(locale, "dealers") },
          ],
        },
      },
    ],
  };
};
