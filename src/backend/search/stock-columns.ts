import { sql } from "drizzle-orm";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { type FlagFilter, flagFilters } from "#domain/search-query-keys.ts";
import { badges, vehicleKinds, vehicleStatuses } from "#domain/vehicle-types.ts";

export const columnNames = [
  "id",
  "version",
  "dealer",
  "kind",
  "status",
  "arrivedAt",
  "price",
  "promoPrice",
  "deposit",
  "campaignEnd",
  "kms",
  "year",
  "relevance",
  "flags",
  "owners",
  "badge",
] as const;

export type ColumnName = (typeof columnNames)[number];

/**
 * What a search needs of the whole stock, by column: the n-th vehicle's figures stand at n in each. Prices in cents, a
 * promotional one of 0 is none, moments in whole seconds, the last day of a campaign as 20261231 (0 without a campaign), kind,
 * status and badge as places in their lists (a badge that there is none of as their number), flags as bits in the order of `flagFilters`.
 */
export type StockIndex = {
  readonly size: number;
  readonly columns: Readonly<Record<ColumnName, Float64Array>>;
  /** Numbers of the versions that occur. */
  readonly versions: readonly number[];
};

const flagColumns = {
  lowCost: vehicles.lowCost,
  highlighted: vehicles.highlighted,
  traction4x4: vehicles.traction4x4,
  deductibleVAT: vehicles.deductibleVat,
  discount: sql`(${vehicles.previousPriceCents} is not null)`,
  financing: vehicles.financing,
} as const satisfies Record<FlagFilter, unknown>;

const seconds = (column: typeof vehicles.arrivedAt) => sql`floor(extract(epoch from ${column}))::bigint`;
const placeIn = (column: unknown, values: readonly string[]) =>
  sql`case ${column} ${sql.join(
    values.map((value, place) => sql`when ${sql.raw(`'${value}'`)} then ${sql.raw(String(place))}`),
    sql` `,
  )} end`;

export const selected = {
  id: sql`${vehicles.id}`,
  version: sql`${vehicles.versionId}`,
  dealer: sql`${vehicles.dealerId}`,
  kind: placeIn(vehicles.kind, vehicleKinds),
  status: placeIn(vehicles.status, vehicleStatuses),
  arrivedAt: seconds(vehicles.arrivedAt),
  price: sql`${vehicles.priceCents}`,
  promoPrice: sql`coalesce(${vehicles.promoPriceCents}, 0)`,
  deposit: sql`coalesce(${vehicles.depositCents}, 0)`,
  // A campaign without an end outlasts all that have one.
  campaignEnd: sql`case when ${vehicles.promo} then coalesce(to_char(${vehicles.campaignEndsAt}, 'YYYYMMDD'), '99991231') else '0' end`,
  kms: sql`${vehicles.kilometers}`,
  year: sql`${vehicles.year}`,
  relevance: sql`${vehicles.relevance}`,
  flags: sql.join(
    flagFilters.map((flag, bit) => sql`(${flagColumns[flag]})::int * ${sql.raw(String(2 ** bit))}`),
    sql` + `,
  ),
  owners: sql`${vehicles.owners}`,
  badge: sql`coalesce(${placeIn(vehicles.badge, badges)}, ${sql.raw(String(badges.length))})`,
} as const satisfies Record<ColumnName, unknown>;

const financingBit = 1 << flagFilters.indexOf("financing");

/** Whether a vehicle with these flags can be bought with credit. */
export const isFinanced = (flags: number): boolean => (flags & financingBit) !== 0;
