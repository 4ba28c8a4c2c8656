import "server-only";
import { call } from "#api/call.ts";
import type { ReservationSummary } from "#api/models/reservation.ts";
import type { Locale } from "#platform/locale.ts";

/** A reservation with its vehicle as a card shows it, where the service names the VIN alone and the vehicle is still there. */
export const withVehicle = async <Stored extends ReservationSummary>(
  stored: Stored,
  locale: Locale,
): Promise<Stored> => {
  const { vehicle } = stored;
  if (!vehicle || vehicle.brand !== undefined) return stored;
  const found = await call("vehicle", { params: { vin: vehicle.vin } }, { locale });
  if (!found.ok) return stored;
  const { brand, model, commercialDescription, imageUrl, path, kind, picture } = found.value.card;
  return {
    ...stored,
    vehicle: { vin: vehicle.vin, brand, model, commercialDescription, imageUrl, path, kind, picture },
  };
};
