import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  real,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { fuels, segments, transmissions, vehicleKinds } from "#domain/vehicle-types.ts";

export const kindType = pgEnum("vehicle_kind", vehicleKinds);
export const segmentType = pgEnum("segment", segments);
export const fuelType = pgEnum("fuel", fuels);
export const transmissionType = pgEnum("transmission", transmissions);

const slugForm = sql.raw(`'^[a-z0-9]+(-[a-z0-9]+)*$'`);

export const brands = pgTable(
  "brands",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** As in addresses and filters: `mercedes-benz`. */
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
  },
  (table) => [check("brands_slug_form", sql`${table.slug} ~ ${slugForm}`)],
);

export const models = pgTable(
  "models",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    brandId: integer("brand_id")
      .notNull()
      .references(() => brands.id),
    kind: kindType("kind").notNull(),
    /** Brand and model, as in filters: `seat-ibiza`. */
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
  },
  (table) => [
    check("models_slug_form", sql`${table.slug} ~ ${slugForm}`),
    index("models_brand").on(table.brandId),
    unique("models_kind").on(table.id, table.kind),
  ],
);

/**
 * Versions as they were sold new: what the stock consists of and what the trade-in knows. Of those that came with an inventory feed
 * price, emissions and consumption may be unknown; without its price the trade-in does not know a version.
 */
export const versions = pgTable(
  "versions",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    modelId: integer("model_id")
      .notNull()
      .references(() => models.id),
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
    segment: segmentType("segment").notNull(),
    fuel: fuelType("fuel").notNull(),
    transmission: transmissionType("transmission").notNull(),
    /** 0 for motorbikes. */
    doors: smallint("doors").notNull(),
    seats: smallint("seats").notNull(),
    soldFrom: smallint("sold_from").notNull(),
    /** Null while it is still sold. */
    soldTo: smallint("sold_to"),
    /** Horsepower (CV). */
    power: smallint("power").notNull(),
    /** Cubic centimetres; null for an electric engine. */
    displacement: smallint("displacement"),
    traction4x4: boolean("traction_4x4").notNull(),
    priceNewCents: integer("price_new_cents"),
    /** g/km. */
    co2: smallint("co2"),
    /** Litres, kilogrammes of gas or kWh per 100 km. */
    consumption: real("consumption"),
    /** Kilometres on the battery alone. */
    electricRange: smallint("electric_range"),
  },
  (table) => [
    index("versions_model").on(table.modelId),
    // The columns that a vehicle copies from its version for the search, so that a foreign key holds the two equal.
    unique("versions_facts").on(
      table.id,
      table.modelId,
      table.segment,
      table.fuel,
      table.transmission,
      table.seats,
      table.traction4x4,
    ),
    check("versions_years", sql`${table.soldTo} is null or ${table.soldTo} >= ${table.soldFrom}`),
    check("versions_power", sql`${table.power} > 0`),
    check("versions_seats", sql`${table.seats} between 1 and 9 and ${table.doors} between 0 and 6`),
    check("versions_price", sql`${table.priceNewCents} > 0`),
  ],
);
