import { slugify } from "#domain/slugify.ts";
import type { Locale } from "#platform/locale.ts";
import type { ShopDealer } from "../dealers/shop-dealer.ts";
import type { ShopTexts } from "../shop-texts.ts";
import type { ListedVehicle } from "./listed-vehicle.ts";
import { mostFrequent, type PlaceFacts } from "./place-facts.ts";
import { type StockFacts, stockFactsOf } from "./stock-figures.ts";

/** A dealer that has vehicles, with the place whose people go there. */
export type DealerFacts = {
  readonly dealer: ShopDealer;
  readonly place: PlaceFacts;
  readonly facts: StockFacts;
  readonly makes: readonly string[];
  readonly hasMotorbikes: boolean;
};

/** Addresses of the pages with a dealer's vehicles, as a dealership locator names them. */
export type DealerList = { dealer: string; href: string };

export const dealerSlug = (shop: ShopTexts, locale: Locale, { name }: ShopDealer): string =>
  `${shop.sentences.dealers[locale].slug}-${slugify(name)}`;

/** The vehicles of each dealer, by stock. */
const byDealer = new WeakMap<readonly ListedVehicle[], Map<string, ListedVehicle[]>>();

export const vehiclesOf = (code: string, vehicles: readonly ListedVehicle[]): readonly ListedVehicle[] => {
  const known = byDealer.get(vehicles) ?? Map.groupBy(vehicles, ({ dealerCode }) => dealerCode);
  byDealer.set(vehicles, known);
  return known.get(code) ?? [];
};

export const dealersWithStock = (
  places: readonly PlaceFacts[],
  vehicles: readonly ListedVehicle[],
): DealerFacts[] =>
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
