import type { Model } from "#backend/catalogue/known-catalogue.ts";
import { dictionary, fillers, wordBrands } from "#backend/vocabulary/dictionary.ts";
import { editDistance, forgivenSlips } from "#backend/vocabulary/edit-distance.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { modelsCalled } from "./read-names.ts";
import { setPlace } from "./read-place.ts";
import { type Names, openPhrases, type Reading, take } from "./reading.ts";

/** Shorter names of places are too near to other words to be read with a slip. */
const leastMistypedPlace = 6;

/** Reads words with a slip of the keyboard: the nearest name or word, where only one is nearest. */
export const readSlips = (reading: Reading, vocabulary: Names, kind: VehicleKind | undefined): void => {
  for (const { key, start, end } of openPhrases(reading)) {
    const slips = forgivenSlips(key);
    if (end - start > 2 || slips === 0 || /^\d+$/.test(key) || fillers.has(key)) continue;
    if (end - start === 2 && reading.words.slice(start, end).some(({ text }) => fillers.has(text))) continue;
    const meant = nearest(key, slips, reading, vocabulary);
    if (meant !== undefined && wordBrands.has(meant) && kind !== "motorbike") continue;
    if (meant === undefined) continue;
    if (isPlaceOnly(meant, vocabulary)) {
      setPlace(reading, vocabulary.places.get(meant), start, end);
      continue;
    }
    if (!take(reading, start, end)) continue;
    const brand = vocabulary.brands.get(meant);
    if (brand) reading.brands.add(brand);
    const models = brand ? [] : modelsCalled(meant, reading, vocabulary, kind);
    for (const model of models) reading.models.set(model.id, model);
    const meaning = brand || models.length > 0 ? undefined : dictionary.get(meant);
    if (meaning) reading.meanings.push(meaning);
  }
};

const isPlaceOnly = (name: string, { places, brands, models }: Names): boolean =>
  places.has(name) && !brands.has(name) && !models.has(name) && !dictionary.has(name);

const nearest = (
  key: string,
  slips: 1 | 2,
  { brands, place }: Reading,
  vocabulary: Names,
): string | undefined => {
  const fits = (models: readonly Model[]) =>
    brands.size === 0 || models.some(({ brandSlug }) => brands.has(brandSlug));
  const names = [
    ...vocabulary.brands.keys(),
    ...[...vocabulary.models].filter(([, models]) => fits(models)).map(([name]) => name),
    ...dictionary.keys(),
    ...(place ? [] : [...vocabulary.places.keys()].filter((name) => name.length >= leastMistypedPlace)),
  ].filter((name) => name.length >= 4 && Math.abs(name.length - key.length) <= slips && !/^\d+$/.test(name));
  let best: { name: string; distance: number; tied: boolean } | undefined;
  for (const name of new Set(names)) {
    // Digits are not mistyped letters: `a180` is not `a160`.
    if (name.replace(/\D/g, "") !== key.replace(/\D/g, "")) continue;
    const distance = editDistance(key, name, slips);
    if (distance > slips || (best && distance > best.distance)) continue;
    best = { name, distance, tied: best?.distance === distance && !isSame(best.name, name, vocabulary) };
  }
  return best && !best.tied ? best.name : undefined;
};

/** Two words of the same meaning, `automatico` and `automatica`, are no doubt. */
const isSame = (one: string, other: string, { brands, places }: Names): boolean => {
  const meaningOf = (name: string) =>
    JSON.stringify(brands.get(name) ?? dictionary.get(name) ?? places.get(name) ?? name);
  return meaningOf(one) === meaningOf(other);
};
