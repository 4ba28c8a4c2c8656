import { distanceKm } from "#domain/distance.ts";
import { landMassAt } from "#market/address-region.ts";
import type { Country } from "#market/countries.ts";
import { postalAreaOf } from "#market/postal-areas.ts";
import { type DeliveryWay, deliveryRules } from "./delivery-rules.ts";

export type Place = { readonly country: Country; readonly zipCode: string };

/** How a vehicle gets from one place to another; undefined where none is brought: past customs, and to no postal code. */
export const deliveryWay = (from: Place, to: Place): DeliveryWay | undefined => {
  const [start, end] = [postalAreaOf(from.zipCode), postalAreaOf(to.zipCode)];
  if (start === undefined || end === undefined) return undefined;
  const [here, there] = [landMassAt(from), landMassAt(to)];
  if (here.name !== there.name) return here.ownTaxes || there.ownTaxes ? undefined : "sea";
  if (distanceKm(start, end) <= deliveryRules.nearKilometres) return "near";
  return from.country === to.country ? "country" : "abroad";
};
