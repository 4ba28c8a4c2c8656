import type { Cents } from "#domain/money.ts";
import type { FuelId } from "#domain/vehicle-types.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { ShopTexts } from "../shop-texts.ts";
import type { Figures } from "./fill-data.ts";
import { bodyOf, type ModelStock } from "./model-stock.ts";
import { mostFrequent } from "./place-facts.ts";
import type { ModelSentences } from "./sentences.ts";
import { shownPrice } from "./stock-figures.ts";

type Choice = {
  readonly figures: Figures;
  readonly cityOf: ReadonlyMap<string, string>;
  readonly variant: number;
};

/**
 * The introduction of a model's page above its list: only what holds for its vehicles, with their figures. `variant` (any
 * whole number) chooses among sentences of the same meaning.
 */
export const modelIntroduction = (
  shop: ShopTexts,
  locale: Locale,
  model: ModelStock,
  { figures, cityOf, variant }: Choice,
): string[] => {
  const words: ModelSentences = shop.sentences.models[locale][model.kind];
  const { vehicles, facts } = model;
  const powers = vehicles.map(({ version }) => version.power);
  const cities = mostFrequent(vehicles.flatMap(({ dealerCode }) => cityOf.get(dealerCode) ?? []));
  const priceOf = (year: number) => shownPrice(cheapestCents(model, year), shop.settings, locale).inWords;
  const values: Figures = {
    ...figures,
    minPower: String(Math.min(...powers)),
    maxPower: String(Math.max(...powers)),
    newPrice: priceOf(facts.maxYear),
    oldPrice: priceOf(facts.minYear),
    places: list(locale, cities.slice(0, 2)),
  };
  const choose = (options: readonly [string, ...string[]]) => options[variant % options.length] ?? options[0];
  const isSpread = facts.maxYear - facts.minYear >= 3;
  const first = [
    choose(words.opening),
    isSpread && !choose(words.opening).includes("{minYear}") ? words.ages : choose(words.kilometers),
  ];
  const second = [
    fuels(locale, words, model),
    values.minPower === values.maxPower ? words.onePower : words.power,
    gearbox(words, model),
    cities.length > 1 ? words.places : words.onePlace,
  ];
  const body = bodyOf(model);
  return [
    fill(first.join(" "), values),
    fill(second.filter(Boolean).join(" "), values),
    ...(body ? [shop.sentences.bodyTypes[locale].types[body].advice] : []),
  ];
};

const cheapestCents = ({ vehicles }: ModelStock, year: number): Cents =>
  Math.min(...vehicles.flatMap((each) => (each.modelYear === year ? [each.totalPriceCents] : [])));

const fuels = (locale: Locale, words: ModelSentences, { vehicles }: ModelStock): string => {
  const kinds = mostFrequent(vehicles.map(({ version }) => version.fuel)) as FuelId[];
  const [only] = kinds;
  if (only !== undefined && kinds.length === 1) return fill(words.oneFuel, { fuel: words.fuels[only][1] });
  const counted = kinds.map((fuel) => {
    const count = vehicles.filter(({ version }) => version.fuel === fuel).length;
    return `${count} ${words.fuels[fuel][count === 1 ? 0 : 1]}`;
  });
  return fill(words.fuelMix, { list: list(locale, counted) });
};

const gearbox = (words: ModelSentences, { vehicles }: ModelStock): string => {
  const automatic = vehicles.filter(({ version }) => version.transmission === "automatic").length;
  if (automatic === vehicles.length) return words.allAutomatic;
  if (automatic === 0) return words.allManual;
  return automatic === 1 ? words.oneAutomatic : fill(words.someAutomatic, { automatic });
};

const list = (locale: Locale, items: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(items);
