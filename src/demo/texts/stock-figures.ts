import type { Formats } from "#market/formats.ts";
import type { SeedVehicle } from "../stock/seed-vehicle.ts";

/** What a set of vehicles amounts to, as numbers. */
export type StockFacts = {
  count: number;
  /** Cash prices in decimal euros. */
  minPrice: number;
  maxPrice: number;
  minYear: number;
  maxYear: number;
  minKilometers: number;
  automatic: number;
  /** Hybrid, plug-in hybrid or electric. */
  electrified: number;
  traction4x4: number;
  dealers: number;
  /** Most frequent first. */
  models: { name: string; count: number }[];
};

const electrifiedFuels = ["hybrid", "plug-in-hybrid", "electric"];

/** What vehicles amount to that can all be bought. Returns undefined when there are none. */
export const stockFactsOf = (stock: readonly SeedVehicle[]): StockFacts | undefined => {
  if (stock.length === 0) return undefined;
  const prices = stock.map((vehicle) => vehicle.totalPriceCents / 100);
  const years = stock.map((vehicle) => vehicle.modelYear);
  const models = new Map<string, number>();
  for (const { version } of stock) models.set(version.modelName, (models.get(version.modelName) ?? 0) + 1);
  const countIf = (test: (vehicle: SeedVehicle) => boolean) => stock.filter(test).length;
  return {
    count: stock.length,
    minPrice: lowest(prices),
    maxPrice: highest(prices),
    minYear: lowest(years),
    maxYear: highest(years),
    minKilometers: lowest(stock.map((vehicle) => vehicle.kilometers)),
    automatic: countIf(({ version }) => version.transmission === "automatic"),
    electrified: countIf(({ version }) => electrifiedFuels.includes(version.fuel)),
    traction4x4: countIf(({ version }) => version.traction4x4),
    dealers: new Set(stock.map((vehicle) => vehicle.dealerCode)).size,
    models: [...models]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)),
  };
};

/** The places that these facts fill in texts. */
export const stockPlaces = [
  ...(["count", "minPrice", "maxPrice", "minYear", "maxYear", "minKilometers", "automatic"] as const),
  ...(["electrified", "traction4x4", "dealers", "topModel", "topModelCount"] as const),
];

/** The same facts as a market writes them, for those places. */
export const figuresOf = (
  facts: StockFacts,
  formats: Formats,
): Record<(typeof stockPlaces)[number], string> => ({
  count: formats.number(facts.count),
  minPrice: formats.money(facts.minPrice),
  maxPrice: formats.money(facts.maxPrice),
  minYear: String(facts.minYear),
  maxYear: String(facts.maxYear),
  minKilometers: formats.kilometres(facts.minKilometers),
  automatic: formats.number(facts.automatic),
  electrified: formats.number(facts.electrified),
  traction4x4: formats.number(facts.traction4x4),
  dealers: formats.number(facts.dealers),
  topModel: facts.models[0]?.name ?? "",
  topModelCount: formats.number(facts.models[0]?.count ?? 0),
});

const lowest = (values: readonly number[]): number => values.reduce((least, value) => Math.min(least, value));

const highest = (values: readonly number[]): number => values.reduce((most, value) => Math.max(most, value));
