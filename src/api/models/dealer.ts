import type { Dealer as WireDealer } from "#contract/dealer.ts";
import { uniqueBy } from "./unique-by.ts";

/** A place of the shop. A service may know no more of it than its code and municipality. */
export type Dealer = Omit<WireDealer, keyof Known> & Known;

interface Known {
  readonly municipality: string;
  readonly dealerService: string;
  readonly dealerCode: string;
  readonly name: string;
  readonly openingHours: NonNullable<WireDealer["openingHours"]>;
}

const toDealer = (dealer: WireDealer): Dealer => {
  const { id, dealerCode = id, municipality = "" } = dealer;
  return {
    ...dealer,
    municipality,
    dealerService: dealer.dealerService ?? "",
    dealerCode,
    // Wherever a name stands, the municipality stands beside it.
    name: dealer.name ?? dealerCode,
    openingHours: dealer.openingHours ?? [],
  };
};

export const toDealers = (dealers: readonly WireDealer[]): readonly Dealer[] =>
  uniqueBy(dealers, ({ id }) => id).map(toDealer);

/** Where a dealer is, on one line, as far as it is known. */
export const dealerAddress = ({ address, zipCode, municipality }: Dealer): string =>
  [address, [zipCode, municipality].filter(Boolean).join(" ")].filter(Boolean).join(", ");

/** A dealer that can be rendered on a map. */
export type LocatedDealer = Dealer & { readonly latitude: number; readonly longitude: number };

export const isLocated = (dealer: Dealer): dealer is LocatedDealer =>
  dealer.latitude !== undefined && dealer.longitude !== undefined;
