import { searchQueryLimits } from "#domain/search-query-limits.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { Vocabulary } from "./build-vocabulary.ts";
import { dictionary, wordBrands } from "./dictionary.ts";
import { modelsCalled } from "./name-models.ts";
import { openPhrases } from "./open-phrases.ts";
import { type Reading, take } from "./reading.ts";

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

/** A number right behind its make is a model before it is a year: `peugeot 2008`. */
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

/** `moto 125`: the motorbikes of that size, as long as a filter can name them all. Their makes were not asked for. */
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
