import type { VehicleCard } from "#contract/vehicle-card.ts";
import type { SearchQuery } from "#domain/search-query.ts";

/** One attribute of a vehicle as a filter of its list; texts that are not its own are said by their key. */
export type FilterChoice = {
  readonly name:
    | "brand"
    | "model"
    | "fuel"
    | "transmission"
    | "badge"
    | "yearFrom"
    | "kmsTo"
    | "priceTo"
    | "monthlyTo"
    | "owners"
    | "newSince"
    | "place";
  readonly value: string;
  /** What the vehicle itself calls it. */
  readonly text: string;
};

const upTo = (value: number, step: number): number => Math.ceil(value / step) * step;

/**
 * The filters that the attributes of a vehicle lead to, without those of which the list has chosen values already: whatever it
 * shows has one of them.
 */
export const filterChoices = (
  vehicle: VehicleCard,
  query: SearchQuery,
  isMonthly: boolean,
): FilterChoice[] => {
  const { ids, year, kilometers, totalPrice, monthlyPrice, owners, environmentalBadge: badge } = vehicle;
  const isNew = vehicle.tags.some(({ id }) => id === "new-arrival");
  const price: FilterChoice[] =
    isMonthly && monthlyPrice !== undefined
      ? [{ name: "monthlyTo", value: String(upTo(monthlyPrice, 10)), text: "" }]
      : [{ name: "priceTo", value: String(upTo(totalPrice, 500)), text: "" }];
  const lists: FilterChoice[] = ids
    ? [
        { name: "brand", value: ids.brand, text: vehicle.brand },
        { name: "model", value: ids.model, text: `${vehicle.brand} ${vehicle.model}` },
        { name: "fuel", value: ids.fuel, text: vehicle.fuel },
        { name: "transmission", value: ids.transmission, text: vehicle.transmission },
      ]
    : [];
  const all: FilterChoice[] = [
    ...lists,
    ...(badge?.id === undefined ? [] : [{ name: "badge" as const, value: badge.id, text: badge.alt }]),
    { name: "yearFrom", value: String(year), text: "" },
    { name: "kmsTo", value: String(upTo(kilometers, 10_000)), text: "" },
    ...price,
    ...(owners === 1 ? [{ name: "owners" as const, value: "1", text: "" }] : []),
    ...(isNew ? [{ name: "newSince" as const, value: "7", text: "" }] : []),
    ...(ids && vehicle.location !== undefined
      ? [{ name: "place" as const, value: ids.zipCode, text: vehicle.location }]
      : []),
  ];
  return all.filter(({ name, value }) => {
    const chosen = query[name];
    return Array.isArray(chosen) ? chosen.length === 0 : String(chosen) !== value;
  });
};
