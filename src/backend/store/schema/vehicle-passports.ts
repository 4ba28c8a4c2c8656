import { date, integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import type { Mark } from "#domain/car-parts.ts";
import type { InspectionPoint, PointState } from "#domain/inspection-points.ts";
import type { KilometerSource } from "#domain/kilometer-sources.ts";
import type { MotorbikeMark } from "#domain/motorbike-parts.ts";
import { vehicles } from "./vehicles.ts";

type StoredMark = Mark | MotorbikeMark;

type StoredPoint = { readonly point: InspectionPoint; readonly state: PointState };

type StoredReading = {
  readonly at: string;
  readonly kilometers: number;
  readonly source: KilometerSource;
};

/** The result of the shop's inspection of a vehicle; it has no row before. */
export const vehiclePassports = pgTable("vehicle_passports", {
  vehicleId: integer("vehicle_id")
    .primaryKey()
    .references(() => vehicles.id, { onDelete: "cascade" }),
  inspectedAt: date("inspected_at", { mode: "string" }).notNull(),
  marks: jsonb("marks").notNull().$type<readonly StoredMark[]>(),
  points: jsonb("points").notNull().$type<readonly StoredPoint[]>(),
  /** Oldest first. */
  kilometerLine: jsonb("kilometer_line").notNull().$type<readonly StoredReading[]>(),
});
