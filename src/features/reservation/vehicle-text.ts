import type { ReservedVehicle } from "#api/models/reservation.ts";

/** Brand, model and description, as far as the service returns them. Pure. */
export const vehicleText = (vehicle: ReservedVehicle | undefined): string =>
  [vehicle?.brand, vehicle?.model, vehicle?.commercialDescription].filter(Boolean).join(" ");

/** What a reserved vehicle is called: by its VIN where nothing else is known. Pure. */
export const vehicleName = (vehicle: ReservedVehicle | undefined): string =>
  [vehicle?.brand, vehicle?.model].filter(Boolean).join(" ") || (vehicle?.vin ?? "");
