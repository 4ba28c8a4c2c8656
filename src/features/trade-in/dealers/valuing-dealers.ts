import { type Dealer, isLocated } from "#api/models/dealer.ts";
import { distanceKm, roundDistance } from "#domain/distance.ts";
import type { Country } from "#market/countries.ts";
import { postalAreaOf } from "#market/postal-areas.ts";

/** A dealer that values cars, with its distance from the visitor. */
export interface ValuingDealer {
  readonly dealer: Dealer;
  /** Rounded kilometres; undefined without a postal code. */
  readonly km: number | undefined;
}

/**
 * Dealers that value cars (group CEV), of one country or without a known one, nearest first; in the service's
 * order without a postal code. Pure.
 */
export const valuingDealers = (
  dealers: readonly Dealer[],
  services: readonly string[],
  { country, zip }: { readonly country: Country; readonly zip: string | undefined },
): readonly ValuingDealer[] => {
  const from = zip === undefined ? undefined : postalAreaOf(zip);
  const distanceTo = (dealer: Dealer): number | undefined =>
    from && isLocated(dealer) ? distanceKm(from, dealer) : undefined;
  const order = (dealer: Dealer): number => distanceTo(dealer) ?? Number.MAX_VALUE;
  return dealers
    .filter((dealer) => (dealer.country ?? country) === country && services.includes(dealer.dealerService))
    .toSorted((a, b) => order(a) - order(b))
    .map((dealer) => {
      const km = distanceTo(dealer);
      return { dealer, km: km === undefined ? undefined : roundDistance(km) };
    });
};
