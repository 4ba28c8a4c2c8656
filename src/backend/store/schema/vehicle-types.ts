import { customType, pgEnum, timestamp } from "drizzle-orm/pg-core";
import { badges, paints, vehicleStatuses } from "#domain/vehicle-types.ts";

/** @public drizzle-kit reads it. */
export const paintType = pgEnum("paint", paints);
/** @public drizzle-kit reads it. */
export const statusType = pgEnum("vehicle_status", vehicleStatuses);
/** @public drizzle-kit reads it. */
export const priceType = pgEnum("price_type", ["TotalPrice", "PromoFinance"]);

/** @public drizzle-kit reads it. */
export const badgeType = pgEnum("environmental_badge", badges);

/** A photograph of an inventory feed. */
export type LinkedPicture = { url: string };

export type WarrantyContract = { id: string; months: number; cents: number };

/** Number of a transaction, as text. */
export const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
