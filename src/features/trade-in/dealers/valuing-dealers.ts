import type { Dealer } from "#contract/dealer.ts";
import { distanceKm, roundDistance } from "#domain/distance.ts";
import type { Country } from "#market/countries.ts";
import { postalAreaOf } from "#market/postal-areas.ts";

/** A dealer that values cars, and how far it is from where the visitor is. */
export interface ValuingDealer {
  readonly dealer: Dealer;
  /** Kilometres, as people say them; undefined where nobody has said from where. */
  readonly km: number | undefined;
}

/**
 * The dealers of a country that value cars (group CEV), nearest first; as the service orders them where no postal code says from
 * where. Pure.
 */
export const valuingDealers = (
  dealers: readonly Dealer[],
  services: readonly string[],
  { country, zip }: { readonly country: Country; readonly zip: string | undefined },
): readonly ValuingDealer[] => {
  const from = zip === undefined ? undefined : postalAreaOf(zip);
  const away = (dealer: Dealer): number => (from ? distanceKm(from, dealer) : 0);
  return dealers
    .filter((dealer) => dealer.country === country && services.includes(dealer.dealerService))
    .toSorted((a, b) => away(a) - away(b))
    .map((dealer) => ({ dealer, km: from && roundDistance(away(dealer)) }));
};
