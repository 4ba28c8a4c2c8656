import { type FlagFilter, flagFilters } from "#domain/search-query-keys.ts";
import { badges, vehicleKinds, vehicleStatuses } from "#domain/vehicle-types.ts";
import { badgeShift, mostOwners, ownersShift } from "./packed-traits.ts";
import type { ColumnName } from "./stock-columns.ts";

const placeIn = (column: string, values: readonly string[]): string =>
  `case ${column} ${values.map((value, place) => `when '${value}' then ${place}`).join(" ")} end`;

const flags: Readonly<Record<FlagFilter, string>> = {
  lowCost: "low_cost",
  highlighted: "highlighted",
  traction4x4: "traction_4x4",
  deductibleVAT: "deductible_vat",
  discount: "previous_price_cents is not null",
  financing: "financing",
};

// Owners that nobody knows are null, which least() leaves out: no filter's limit holds of them.
const traits = [
  ...flagFilters.map((flag, bit) => `case when ${flags[flag]} then ${1 << bit} else 0 end`),
  `(coalesce(${placeIn("badge", badges)}, ${badges.length}) << ${badgeShift})`,
  `(least(owners, ${mostOwners}) << ${ownersShift})`,
].join(" + ");

/** Where each column of the index comes from, in SQL: whole numbers of 32 bits, never null. */
export const columnSources: Readonly<Record<ColumnName, string>> = {
  id: "id",
  version: "version_id",
  dealer: "dealer_id",
  kind: placeIn("kind", vehicleKinds),
  status: placeIn("status", vehicleStatuses),
  // From 2038 on a negative number, whose bits are right in a column without a sign.
  arrivedAt: "((floor(date_part('epoch', arrived_at))::int8 + 2147483648) & 4294967295) - 2147483648",
  price: "price_cents",
  promoPrice: "coalesce(promo_price_cents, 0)",
  deposit: "coalesce(deposit_cents, 0)",
  campaignEnd: "case when promo then coalesce(campaign_ends_at - date '1970-01-01', 2147483647) else 0 end",
  kms: "kilometers",
  year: "year",
  relevance: "relevance",
  traits,
};
