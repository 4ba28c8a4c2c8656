import { asc, desc, type SQL, sql } from "drizzle-orm";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import type { Sort } from "#domain/search-query.ts";

/** The columns of each order; the number at the end makes ties stable from page to page. */
const orders = {
  relevance: [asc(vehicles.status), desc(vehicles.relevance)],
  "price-asc": [asc(vehicles.priceCents)],
  "price-desc": [desc(vehicles.priceCents)],
  "monthly-asc": [sql`${vehicles.monthlyCents} asc nulls last`],
  "monthly-desc": [sql`${vehicles.monthlyCents} desc nulls last`],
  newest: [desc(vehicles.arrivedAt)],
  "kms-asc": [asc(vehicles.kilometers)],
  "year-desc": [desc(vehicles.year)],
} as const satisfies Record<Sort, readonly SQL[]>;

/** What a list is ordered by. */
export function orderOf(sort: Sort): SQL[] {
  return [...orders[sort], asc(vehicles.id)];
}
