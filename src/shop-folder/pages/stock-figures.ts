import { fullPriceBy, fullPriceInWords } from "#backend/finance/price-in-words.ts";
import type { ShopSettings } from "#backend/shop/shop-settings.ts";
import { modelNameIn } from "#domain/model-name.ts";
import { type Cents, eurosFromCents } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { financeConfigOf } from "../conditions.ts";
import type { ListedVehicle } from "./listed-vehicle.ts";

/** What a set of vehicles amounts to, as numbers. */
export type StockFacts = {
  count: number;
  minPriceCents: Cents;
  maxPriceCents: Cents;
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

/** Cached facts of stocks: every page in both languages uses them. */
const known = new WeakMap<readonly ListedVehicle[], StockFacts>();

/** What vehicles amount to that can all be bought. Returns undefined when there are none. */
export const stockFactsOf = (stock: readonly ListedVehicle[]): StockFacts | undefined => {
  if (stock.length === 0) return undefined;
  const facts = known.get(stock) ?? readFacts(stock);
  known.set(stock, facts);
  return facts;
};

/** One look at each vehicle, since there may be a million. */
const readFacts = (stock: readonly ListedVehicle[]): StockFacts => {
  const least = {
    cents: Number.POSITIVE_INFINITY,
    year: Number.POSITIVE_INFINITY,
    kilometers: Number.POSITIVE_INFINITY,
  };
  const most = { cents: 0, year: 0 };
  const counts = { automatic: 0, electrified: 0, traction4x4: 0 };
  const models = new Map<string, number>();
  const dealers = new Set<string>();
  for (const { version, totalPriceCents: cents, modelYear: year, kilometers, dealerCode } of stock) {
    least.cents = Math.min(least.cents, cents);
    most.cents = Math.max(most.cents, cents);
    least.year = Math.min(least.year, year);
    most.year = Math.max(most.year, year);
    least.kilometers = Math.min(least.kilometers, kilometers);
    if (version.transmission === "automatic") counts.automatic += 1;
    if (electrifiedFuels.includes(version.fuel)) counts.electrified += 1;
    if (version.traction4x4) counts.traction4x4 += 1;
    dealers.add(dealerCode);
    models.set(version.modelName, (models.get(version.modelName) ?? 0) + 1);
  }
  return {
    ...counts,
    count: stock.length,
    minPriceCents: least.cents,
    maxPriceCents: most.cents,
    minYear: least.year,
    maxYear: most.year,
    minKilometers: least.kilometers,
    dealers: dealers.size,
    models: [...models]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)),
  };
};

/** The places that these facts fill in texts. */
export const stockPlaces = [
  ...([
    "count",
    "minPrice",
    "fromPrice",
    "maxPrice",
    "minYear",
    "maxYear",
    "minKilometers",
    "automatic",
  ] as const),
  ...(["electrified", "traction4x4", "dealers", "topModel", "topModelCount"] as const),
];

/** A price with the contract expenses of a shop: the amount alone, and with the words that say so. */
export const shownPrice = (cents: Cents, settings: ShopSettings, locale: Locale) => {
  const { contractExpensesCents, contractExpensesIncluded = false } = financeConfigOf(settings);
  const expenses = { contractExpensesCents, contractExpensesIncluded };
  const amount = marketOf(locale).formats.money(eurosFromCents(fullPriceBy(cents, expenses)));
  return { amount, inWords: fullPriceInWords(cents, expenses, locale) ?? amount };
};

/** The same facts as the market of a language writes them, for those places; `maxPrice` ends what `minPrice` or `fromPrice` begins. */
export const figuresOf = (
  facts: StockFacts,
  settings: ShopSettings,
  locale: Locale,
): Record<(typeof stockPlaces)[number], string> => {
  const { formats } = marketOf(locale);
  const least = shownPrice(facts.minPriceCents, settings, locale);
  return {
    count: formats.number(facts.count),
    minPrice: least.amount,
    fromPrice: least.inWords,
    maxPrice: shownPrice(facts.maxPriceCents, settings, locale).inWords,
    minYear: String(facts.minYear),
    maxYear: String(facts.maxYear),
    minKilometers: formats.kilometres(facts.minKilometers),
    automatic: formats.number(facts.automatic),
    electrified: formats.number(facts.electrified),
    traction4x4: formats.number(facts.traction4x4),
    dealers: formats.number(facts.dealers),
    topModel: modelNameIn(locale, facts.models[0]?.name ?? ""),
    topModelCount: formats.number(facts.models[0]?.count ?? 0),
  };
};
