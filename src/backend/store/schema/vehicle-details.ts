import { sql } from "drizzle-orm";
import { boolean, char, check, date, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import type { Locale } from "#platform/locale.ts";
import { pictureSets } from "./picture-sets.ts";
import { type LinkedPicture, paintType, type WarrantyContract } from "./vehicle-types.ts";
import { vehicles } from "./vehicles.ts";

/** Data that only a vehicle's own page and card show. */
export const vehicleDetails = pgTable(
  "vehicle_details",
  {
    vehicleId: integer("vehicle_id")
      .primaryKey()
      .references(() => vehicles.id, { onDelete: "cascade" }),
    registeredAt: date("registered_at", { mode: "string" }).notNull(),
    paint: paintType("paint").notNull(),
    colorName: jsonb("color_name").notNull().$type<Record<Locale, string>>(),
    warrantyMonths: smallint("warranty_months").notNull(),
    warrantyContracts: jsonb("warranty_contracts").notNull().$type<WarrantyContract[]>(),
    imported: boolean("imported").notNull(),
    originCountry: char("origin_country", { length: 2 }).notNull(),
    /** Next periodic inspection (ITV, IPO); null where none is certain to be due. */
    inspectionDueAt: date("inspection_due_at", { mode: "string" }),
    euroStandard: text("euro_standard"),
    equipment: text("equipment").array().notNull(),
    /** Its own photographs. */
    pictures: jsonb("pictures").notNull().$type<LinkedPicture[]>(),
    /** Pictures of a vehicle without photographs. */
    pictureSetId: integer("picture_set_id").references(() => pictureSets.id),
    /** The text on the plates of rendered pictures; on photographs it is visible anyway. */
    displayPlate: text("display_plate"),
  },
  (table) => [check("vehicle_details_warranty", sql`${table.warrantyMonths} > 0`)],
);
