import { ageSince } from "#backend/comparables/age-in-years.ts";
import type { Shop } from "#backend/shop/read-shop.ts";
import type { WarrantyContract } from "#backend/store/schema/vehicle-types.ts";
import { centsFromEuros } from "#domain/money.ts";
import type { VehicleRow } from "./read-vehicles.ts";

/** The paid warranties of a vehicle: its own, else those that the shop offers for its age and kilometres. */
export const offeredWarranties = (
  { vehicle, details }: Pick<VehicleRow, "vehicle" | "details">,
  { warranties }: Pick<Shop, "warranties">,
  now: Date,
): readonly WarrantyContract[] => {
  if (details.warrantyContracts.length > 0) return details.warrantyContracts;
  const age = ageSince(details.registeredAt, now);
  return warranties
    .filter((each) => age <= each.maxAge && vehicle.kilometers <= each.maxKilometers)
    .map(({ id, months, price }) => ({ id, months, cents: centsFromEuros(price) }));
};
