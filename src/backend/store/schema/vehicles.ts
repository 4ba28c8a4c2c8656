import { sql } from "drizzle-orm";
import {
  boolean,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
} from "drizzle-orm/pg-core";
import { fuelType, kindType, models, segmentType, transmissionType, versions } from "./catalogue.ts";
import { dealers } from "./dealers.ts";
import { badgeType, moment, statusType, transactionId } from "./vehicle-types.ts";

/**
 * The stock. All columns that a search filters or sorts by are in this row, also those that the version has. Searches read it into memory
 * (`docs/decisions/0048`), so there is no index for their filters and orders.
 */
export const vehicles = pgTable(
  "vehicles",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    modelId: integer("model_id").notNull(),
    versionId: integer("version_id").notNull(),
    dealerId: integer("dealer_id")
      .notNull()
      .references(() => dealers.id),
    kind: kindType("kind").notNull(),
    status: statusType("status").notNull(),
    segment: segmentType("segment").notNull(),
    fuel: fuelType("fuel").notNull(),
    transmission: transmissionType("transmission").notNull(),
    priceCents: integer("price_cents").notNull(),
    kilometers: integer("kilometers").notNull(),
    /** Lowest price of the 30 days before the reduction; null where nothing may be struck through. */
    previousPriceCents: integer("previous_price_cents"),
    /** Price of a financed purchase where it differs. */
    promoPriceCents: integer("promo_price_cents"),
    /** Entry payment that a simulation starts with. */
    depositCents: integer("deposit_cents"),
    /** Place in the default order: higher comes first. */
    relevance: integer("relevance").notNull(),
    statusSince: moment("status_since").notNull(),
    arrivedAt: moment("arrived_at").notNull(),
    year: smallint("year").notNull(),
    seats: smallint("seats").notNull(),
    /** How many have owned it, the last one among them; null when unknown. */
    owners: smallint("owners"),
    /** Spain's environmental badge; null where it has none or stands in another country. */
    badge: badgeType("badge"),
    lowCost: boolean("low_cost").notNull(),
    highlighted: boolean("highlighted").notNull(),
    /** Takes part in a campaign of the financed price, and its last day; null where it has none. */
    promo: boolean("promo").notNull(),
    campaignEndsAt: date("campaign_ends_at", { mode: "string" }),
    traction4x4: boolean("traction_4x4").notNull(),
    deductibleVat: boolean("deductible_vat").notNull(),
    financing: boolean("financing").notNull(),
    vin: char("vin", { length: 17 }).notNull().unique(),
    /** Eight digits, the end of its address. */
    publicId: char("public_id", { length: 8 }).notNull().unique(),
    /** The transaction that wrote this row last, set by a trigger: by it the stock index finds what has changed. */
    changedBy: transactionId("changed_by").notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    foreignKey({
      name: "vehicles_version",
      columns: [
        table.versionId,
        table.modelId,
        table.segment,
        table.fuel,
        table.transmission,
        table.seats,
        table.traction4x4,
      ],
      foreignColumns: [
        versions.id,
        versions.modelId,
        versions.segment,
        versions.fuel,
        versions.transmission,
        versions.seats,
        versions.traction4x4,
      ],
    }),
    foreignKey({
      name: "vehicles_model_kind",
      columns: [table.modelId, table.kind],
      foreignColumns: [models.id, models.kind],
    }),
    check("vehicles_vin_form", sql`${table.vin} ~ '^[A-Z0-9]{17}$'`),
    check("vehicles_public_id_form", sql`${table.publicId} ~ '^[0-9]{8}$'`),
    check("vehicles_prices", sql`${table.priceCents} > 0 and ${table.promoPriceCents} > 0`),
    check("vehicles_previous_price", sql`${table.previousPriceCents} > ${table.priceCents}`),
    check("vehicles_year", sql`${table.year} between 1900 and 2100`),
    check("vehicles_kilometers", sql`${table.kilometers} >= 0`),
    check("vehicles_seats", sql`${table.seats} between 1 and 9`),
    check("vehicles_owners", sql`${table.owners} between 1 and 99`),
    check("vehicles_financing", sql`${table.financing} = (${table.depositCents} is not null)`),
    check("vehicles_promo", sql`not ${table.promo} or ${table.financing}`),
    index("vehicles_model").on(table.modelId),
    index("vehicles_changed").on(table.changedBy),
  ],
);

/** Transactions that deleted vehicles, written by a trigger: after one the stock index is rebuilt. @public drizzle-kit reads it. */
export const stockResets = pgTable("stock_resets", {
  changedBy: transactionId("changed_by").primaryKey().default(sql`pg_current_xact_id()`),
});
