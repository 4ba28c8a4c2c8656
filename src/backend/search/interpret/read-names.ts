import type { Model } from "#backend/catalogue/known-catalogue.ts";
import { dictionary, fillers, wordBrands } from "#backend/vocabulary/dictionary.ts";
import { searchQueryLimits } from "#domain/search-query-limits.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { isYear } from "./read-amounts.ts";
import { openPhrases, type Reading, take } from "./reading.ts";
import type { Vocabulary } from "./vocabulary.ts";

export const readBrands = (
  reading: Reading,
  { brands, models }: Vocabulary,
  kind: VehicleKind | undefined,
): void => {
  for (const { key, start, end } of openPhrases(reading)) {
    const brand = brands.get(key);
    if (brand === undefined) continue;
    if (wordBrands.has(key) && kind !== "motorbike") continue;
    if (!take(reading, start, end)) continue;
    reading.brands.add(brand);
    readNumberedModel(reading, models, brand, end);
  }
};

/** A number right after its make is a model before it is a year: `peugeot 2008`. */
const readNumberedModel = (
  reading: Reading,
  models: Vocabulary["models"],
  brand: string,
  at: number,
): void => {
  const model = models.get(reading.words[at]?.text ?? "")?.find(({ brandSlug }) => brandSlug === brand);
  if (model && reading.words[at]?.number !== undefined && take(reading, at, at + 1))
    reading.models.set(model.id, model);
};

export const readNames = (reading: Reading, vocabulary: Vocabulary, kind: VehicleKind | undefined): void => {
  for (const { key, start, end } of openPhrases(reading)) {
    const models = modelsCalled(key, reading, vocabulary, kind);
    const meaning = models.length > 0 ? undefined : dictionary.get(key);
    if (models.length === 0 && !meaning) continue;
    if (!take(reading, start, end)) continue;
    for (const model of models) reading.models.set(model.id, model);
    if (meaning) reading.meanings.push(meaning);
  }
};

/** `moto 125`: the motorbikes of that size, as long as a filter can name them all. Their makes were not part of the text. */
export const readEngines = (
  reading: Reading,
  { engines }: Vocabulary,
  kind: VehicleKind | undefined,
): void => {
  if (kind !== "motorbike" || reading.models.size > 0) return;
  for (const [at, { number }] of reading.words.entries()) {
    if (number === undefined || reading.taken.has(at)) continue;
    const found = (engines.get(number) ?? []).filter(
      ({ brandSlug }) => reading.brands.size === 0 || reading.brands.has(brandSlug),
    );
    if (found.length === 0 || found.length > searchQueryLimits.valuesPerFilter) continue;
    reading.taken.add(at);
    for (const model of found) reading.models.set(model.id, model);
  }
};

/**
 * Models that a phrase names: of the named brands, where it fits any of them; otherwise only names that are no plain words. Parts of names
 * and prefixes of versions count when they lead to few models of one make.
 */
export const modelsCalled = (
  key: string,
  { brands }: Reading,
  vocabulary: Vocabulary,
  kind: VehicleKind | undefined,
): readonly Model[] => {
  const ofBrands = (models: readonly Model[]) => models.filter(({ brandSlug }) => brands.has(brandSlug));
  const whole = vocabulary.models.get(key) ?? [];
  const named = ofBrands(whole);
  if (named.length > 0) return named;
  const isPlainWord = dictionary.has(key) || fillers.has(key);
  if (isPlainWord) return [];
  const isSpecific = /^[a-z]{3,}$/.test(key) || /[a-z]\d|\d[a-z]/.test(key) || /^\d{3,}$/.test(key);
  const isAlone = brands.size === 0 || /^[a-z]{4,}$/.test(key);
  if (whole.length > 0 && isSpecific && isAlone && !isYear(Number(key))) return preferred(whole, kind);
  for (const index of [vocabulary.parts, vocabulary.versions]) {
    const found = index.get(key) ?? [];
    const candidates = brands.size > 0 ? ofBrands(found) : preferred(found, kind);
    const makes = new Set(candidates.map(({ brandSlug }) => brandSlug));
    if (candidates.length > 0 && candidates.length <= 3 && makes.size === 1) return candidates;
  }
  return [];
};

/** Those of the wanted kind, or all where there are none. */
const preferred = (models: readonly Model[], kind: VehicleKind | undefined): readonly Model[] => {
  const ofKind = models.filter((model) => model.kind === kind);
  return ofKind.length > 0 ? ofKind : models;
};
