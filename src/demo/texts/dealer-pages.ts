import { pathOfSlug } from "#domain/page-slug.ts";
import type { Locale } from "#platform/locale.ts";
import type { SeedDealer } from "../dealers/seed-dealer.ts";
import type { ListedVehicle } from "../stock/seed-vehicle.ts";
import { type DealerList, dealerSlug, dealersWithStock, vehiclesOf } from "./dealer-facts.ts";
import { dealerPage } from "./dealer-page.ts";
import type { PlaceFacts } from "./place-facts.ts";
import type { PlacePage } from "./place-page.ts";

/** A page with all vehicles of each dealer that has any, cars and motorbikes. */
export const dealerPages = (places: readonly PlaceFacts[], vehicles: readonly ListedVehicle[]): PlacePage[] =>
  dealersWithStock(places, vehicles).map((each) => ({
    slugs: { es: dealerSlug("es", each.dealer), pt: dealerSlug("pt", each.dealer) },
    texts: { es: dealerPage("es", each), pt: dealerPage("pt", each) },
    isList: true,
  }));

/** The pages of `dealerPages`, by the dealers' codes. */
export const dealerLists = (
  locale: Locale,
  dealers: readonly SeedDealer[],
  vehicles: readonly ListedVehicle[],
): DealerList[] =>
  dealers
    .filter(({ dealerCode }) => vehiclesOf(dealerCode, vehicles).length > 0)
    .map((dealer) => ({
      dealer: dealer.dealerCode,
      href: pathOfSlug(locale, dealerSlug(locale, dealer)),
    }));
