import { catalogue } from "#demo/catalogue/catalogue.ts";
import type { Random } from "#demo/stock/random.ts";
import { priceRatings } from "#domain/price-bands.ts";
import { choices, flagFilters } from "#domain/search-query-keys.ts";
import { badges, engineSizes, fuels, licences, segments, transmissions } from "#domain/vehicle-types.ts";

const brands = [...new Set(catalogue.map(({ makeId }) => makeId))];
const models = [...new Set(catalogue.map(({ makeId, modelId }) => `${makeId}-${modelId}`))];

/** Postal codes among which random filters choose: big towns, an island, the other country, and one that lies nowhere. */
export const randomPlaces = ["28001", "08001", "41001", "07001", "1000-001", "4000-001", "53001"] as const;
export const randomDeposits = [3_000, 8_000] as const;

/** Filter strings as a visitor might leave them, for tests and benchmarks; about one in two is set. */
export const randomFilters = (random: Random): Record<string, string> => {
  const some = (values: readonly string[], most: number) =>
    Array.from({ length: random.whole(1, most) }, () => values[random.whole(0, values.length - 1)]).join(",");
  const oneOf = (values: readonly (string | number)[]) => String(values[random.whole(0, values.length - 1)]);
  const filters: Record<string, string> = {};
  const maybe = (key: string, chance: number, value: () => string) => {
    if (random.chance(chance)) filters[key] = value();
  };
  maybe("brand", 0.4, () => some(brands, 4));
  maybe("model", 0.2, () => some(modelsNear(filters.brand), 3));
  maybe("segment", 0.3, () => some(segments, 4));
  maybe("fuel", 0.4, () => some(fuels, 3));
  maybe("transmission", 0.3, () => some(transmissions, 1));
  maybe("seats", 0.2, () => some(["2", "4", "5", "7"], 2));
  maybe("yearFrom", 0.2, () => String(random.whole(2008, 2024)));
  maybe("yearTo", 0.1, () => String(random.whole(2008, 2026)));
  maybe("kmsTo", 0.2, () => String(random.whole(1, 20) * 10_000));
  maybe("priceFrom", 0.1, () => String(random.whole(1, 30) * 1000));
  maybe("priceTo", 0.3, () => String(random.whole(4, 45) * 1000));
  maybe("badge", 0.15, () => some(badges, 3));
  maybe("cc", 0.05, () => some(engineSizes, 3));
  maybe("licence", 0.1, () => some(licences, 2));
  maybe("powerFrom", 0.15, () => String(random.whole(4, 20) * 10));
  maybe("powerTo", 0.1, () => String(random.whole(8, 40) * 10));
  maybe("rangeFrom", 0.04, () => String(random.whole(1, 10) * 50));
  maybe("owners", 0.15, () => oneOf(choices.owners));
  maybe("newSince", 0.06, () => oneOf(choices.newSince));
  maybe("monthlyTo", 0.12, () => String(random.whole(8, 60) * 10));
  maybe("deposit", 0.1, () => oneOf(randomDeposits));
  maybe("place", 0.3, () => oneOf(randomPlaces));
  maybe("radius", 0.6, () => oneOf(choices.radius));
  maybe("rating", 0.06, () => some(priceRatings, 3));
  for (const flag of flagFilters) maybe(flag, 0.08, () => "1");
  return filters;
};

/** Mostly models of the chosen brands, as the form offers them. */
const modelsNear = (chosen: string | undefined): readonly string[] => {
  const near = models.filter((model) => chosen?.split(",").some((brand) => model.startsWith(`${brand}-`)));
  return near.length > 0 ? near : models;
};
