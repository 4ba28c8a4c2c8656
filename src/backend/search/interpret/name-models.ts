import type { Model } from "#backend/catalogue/known-catalogue.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { isYear } from "./amount-numbers.ts";
import type { Vocabulary } from "./build-vocabulary.ts";
import { dictionary, fillers } from "./dictionary.ts";
import type { Reading } from "./reading.ts";

/**
 * Models that a phrase names: of the brands that were named, where there are any that it fits; otherwise only names that
 * are no plain words. Parts of names and beginnings of versions count when they lead to few models of one make.
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
  const isTelling = /^[a-z]{3,}$/.test(key) || /[a-z]\d|\d[a-z]/.test(key) || /^\d{3,}$/.test(key);
  const isAlone = brands.size === 0 || /^[a-z]{4,}$/.test(key);
  if (whole.length > 0 && isTelling && isAlone && !isYear(Number(key))) return preferred(whole, kind);
  for (const index of [vocabulary.parts, vocabulary.versions]) {
    const found = index.get(key) ?? [];
    const candidates = brands.size > 0 ? ofBrands(found) : preferred(found, kind);
    const makes = new Set(candidates.map(({ brandSlug }) => brandSlug));
    if (candidates.length > 0 && candidates.length <= 3 && makes.size === 1) return candidates;
  }
  return [];
};

/** Those of the kind that is meant, or all where there are none. */
const preferred = (models: readonly Model[], kind: VehicleKind | undefined): readonly Model[] => {
  const ofKind = models.filter((model) => model.kind === kind);
  return ofKind.length > 0 ? ofKind : models;
};
