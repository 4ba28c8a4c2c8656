import "server-only";
import type { ServiceResult } from "#contract/error-codes.ts";
import { identifier } from "#contract/primitives.ts";
import { call } from "./call.ts";
import type { Caller } from "./call-headers.ts";

/** The finance quote of a vehicle's own page; undefined where it names none. */
const financeIdOf = async (vin: string, caller: Caller): Promise<string | undefined> => {
  const vehicle = await call("vehicle", { params: { vin } }, caller);
  return vehicle.ok ? identifier.safeParse(vehicle.value.carDetailFinance?.creditTypeId).data : undefined;
};

/**
 * Adds a vehicle to the customer's favourites, with the finance quote it was liked with (specification section 3, "Favourite").
 * @param fin where the heart knows it; those of cards do not
 */
export const saveFavourite = async (
  vin: string,
  fin: string | undefined,
  caller: Caller,
): Promise<ServiceResult<unknown>> => {
  const known = fin ?? (await financeIdOf(vin, caller));
  return call("addFavourite", { body: { vin, ...(known !== undefined && { fin: known }) } }, caller);
};
