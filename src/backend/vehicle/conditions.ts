import { and, eq, ne, type SQL } from "drizzle-orm";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";

/** The vehicles in lists: those in stock and the reserved ones, of one kind or of both. */
export const isListed = (kind?: VehicleKind): SQL | undefined =>
  and(ne(vehicles.status, "bought"), kind && eq(vehicles.kind, kind));

/** The vehicles that can be bought: the base of all counts. */
export const canBeBought: SQL = eq(vehicles.status, "in-stock");
