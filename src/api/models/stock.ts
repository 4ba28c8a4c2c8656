import type { z } from "zod";
import type { stock } from "#contract/stock.ts";
import type { Locale } from "#platform/locale.ts";
import { toVehicle, type Vehicle } from "./vehicle.ts";

type Request = { readonly caller: { readonly locale: Locale } };

/** A batch of the stock; a vehicle without its VIN is left out. */
export const toStock = ({ vehicles, next }: z.output<typeof stock>, { caller }: Request) => ({
  vehicles: vehicles.flatMap((detail): Vehicle[] => {
    const vin = detail.vehicle?.vin ?? detail.card?.vin;
    return vin === undefined ? [] : [toVehicle(detail, { input: { params: { vin } }, caller })];
  }),
  next,
});
