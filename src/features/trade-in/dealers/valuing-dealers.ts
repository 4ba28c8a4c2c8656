import { type Dealer, isLocated } from "#api/models/dealer.ts";
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
 * The dealers of a country, or of none that is known, that value cars (group CEV), nearest first; as the service orders them where no postal code says from
 * where. Pure.
 */
export const valuingDealers = (
  dealers: readonly Dealer[],
  services: readonly string[],
  { country, zip }: { readonly country: Country; readonly zip: string | undefined },
): readonly ValuingDealer[] => {
  const from = zip === undefined ? undefined : postalAreaOf(zip);
  const away = (dealer: Dealer): number | undefined =>
    from && isLocated(dealer) ? distanceKm(from, dealer) : undefined;
  const order = (dealer: Dealer): number => away(dealer) ?? Number.MAX_VALUE;
  return dealers
    .filter((dealer) => (dealer.country ?? country) === country && services.includes(dealer.dealerService))
    .toSorted((a, b) => order(a) - order(b))
    .map((dealer) => {
      const km = away(dealer);
      return { dealer, km: km === undefined ? undefined : roundDistance(km) };
    });
};
