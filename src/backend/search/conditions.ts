import { and, eq, gte, ne, or, type SQL, sql } from "drizzle-orm";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";

/** How long a sold vehicle stays in the lists (product decision 4). */
export const daysListed = 30;

/** The vehicles that lists show, of one kind or of both. */
export function isListed(kind: VehicleKind | undefined, now: Date): SQL {
  const since = new Date(now.getTime() - daysListed * 86_400_000);
  const listed = or(ne(vehicles.status, "bought"), gte(vehicles.statusSince, since));
  return and(listed, kind === undefined ? undefined : eq(vehicles.kind, kind)) ?? sql`true`;
}
