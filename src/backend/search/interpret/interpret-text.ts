import type { Catalogue, Model } from "#backend/catalogue/known-catalogue.ts";
import { dictionary, fillers, type Meaning, negations, wordBrands } from "#backend/vocabulary/dictionary.ts";
import { editDistance, forgivenSlips } from "#backend/vocabulary/edit-distance.ts";
import type { Interpretation } from "#contract/interpretation.ts";
import { emptySearchQuery, type SearchQuery } from "#domain/search-query.ts";
import { rangeEnds } from "#domain/search-query-keys.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";
import { engineSizes, kindOfSegment, type VehicleKind } from "#domain/vehicle-types.ts";
import type { Amount } from "./amount-phrases.ts";
import type { PlaceDealers } from "./known-places.ts";
import { readAmounts, readYears } from "./read-amounts.ts";
import { modelsCalled, readBrands, readEngines, readNames } from "./read-names.ts";
import { readWords, type Word } from "./read-words.ts";
import { type Known, type Names, openPhrases, type Reading, take } from "./reading.ts";
import { vocabularyOf } from "./vocabulary.ts";

/** Reads the first place in the text, the longest name first: a list has one place. */
const readPlace = (reading: Reading, { places }: Names): void => {
  for (const { key, start, end } of openPhrases(reading)) {
    if (reading.place) return;
    setPlace(reading, places.get(key), start, end);
  }
};

/** Takes words as the name of the place. */
const setPlace = (reading: Reading, dealers: PlaceDealers | undefined, start: number, end: number): void => {
  if (!dealers || !take(reading, start, end)) return;
  const named = reading.words.slice(start, end).map(({ raw }) => raw);
  reading.place = { words: named.join(" "), dealers };
};

/** Shorter names of places are too similar to other words to be read with a typing error. */
const leastMistypedPlace = 6;

/** Reads words with a typing error: the nearest name or word, if only one is nearest. */
const readSlips = (reading: Reading, vocabulary: Names, kind: VehicleKind | undefined): void => {
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

/** Two words of the same meaning, `automatico` and `automatica`, are not ambiguous. */
const isSame = (one: string, other: string, { brands, places }: Names): boolean => {
  const meaningOf = (name: string) =>
    JSON.stringify(brands.get(name) ?? dictionary.get(name) ?? places.get(name) ?? name);
  return meaningOf(one) === meaningOf(other);
};

const applyMeaning = (
  query: { -readonly [Key in keyof SearchQuery]: SearchQuery[Key] },
  meaning: Meaning,
  kind: VehicleKind | undefined,
): void => {
  if ("kind" in meaning) return;
  if (!("value" in meaning)) {
    query[meaning.filter] = true;
    return;
  }
  if (meaning.filter === "owners" || meaning.filter === "newSince") {
    query[meaning.filter] = meaning.value;
    return;
  }
  const forMotorbikes = meaning.filter === "segment" && kind === "motorbike" ? meaning.motorbike : undefined;
  query[meaning.filter] = [...query[meaning.filter], forMotorbikes ?? meaning.value];
};

/** Words without a meaning, pieces of one word joined again, without filler words. */
const leftOver = (
  words: readonly Word[],
  taken: ReadonlySet<number>,
  unknown: ReadonlySet<number>,
): string[] => {
  const left: string[] = [];
  let last = -2;
  for (const [at, { raw, text, glued }] of words.entries()) {
    if (taken.has(at) && !unknown.has(at)) continue;
    if (fillers.has(text) && !unknown.has(at)) continue;
    if (glued && last === at - 1) left[left.length - 1] += raw;
    else left.push(raw);
    last = at;
  }
  return left;
};

/** Sets what an amount limits: seats and sizes of engines by their values, all others by the ends that they have. */
const applyAmount = (
  query: { -readonly [Key in keyof SearchQuery]: SearchQuery[Key] },
  { unit, from, to }: Amount,
): void => {
  if (unit === "seats") {
    query.seats = [...query.seats, String(from)];
    return;
  }
  if (unit === "cc") {
    query.cc = [...query.cc, ...sizesWithin(from, to)];
    return;
  }
  const ends = rangeEnds[unit];
  if (from !== undefined && ends.from) query[ends.from] = from;
  if (to !== undefined && ends.to) query[ends.to] = to;
};

/** Bands that contain an engine from one size to another, both inclusive. */
const sizesWithin = (from = 1, to = Number.POSITIVE_INFINITY): string[] => {
  const largest = engineSizes.map((size) => (size === "more" ? Number.POSITIVE_INFINITY : Number(size)));
  return engineSizes.filter((_, at) => (largest[at] ?? 0) >= from && (largest[at - 1] ?? 0) < to);
};

const namedKind = (words: readonly Word[]): VehicleKind | undefined => {
  for (const { text } of words) {
    const meaning = dictionary.get(text);
    if (meaning && "kind" in meaning) return meaning.kind;
  }
  return undefined;
};

/** The kind that the words ask for, strongest sign first: models, the word itself, makes that sell one kind only, body types. */
const kindOf = (
  reading: Reading,
  { models }: Catalogue,
  expected: VehicleKind | undefined,
): VehicleKind | undefined => {
  const ofModels = new Set([...reading.models.values()].map(({ kind }) => kind));
  if (ofModels.size === 1) return [...ofModels][0];
  const ofBrands = new Set(
    [...models.values()].filter(({ brandSlug }) => reading.brands.has(brandSlug)).map(({ kind }) => kind),
  );
  if (ofBrands.size === 1) return [...ofBrands][0];
  // A car's licence covers every car: a text that names one is about motorbikes.
  if (reading.meanings.some((meaning) => "filter" in meaning && meaning.filter === "licence"))
    return "motorbike";
  const segments = reading.meanings.flatMap((meaning) =>
    "filter" in meaning && meaning.filter === "segment" && meaning.motorbike === undefined
      ? [meaning.value]
      : [],
  );
  const ofSegments = new Set(segments.map(kindOfSegment));
  return ofSegments.size === 1 ? [...ofSegments][0] : expected;
};

/**
 * The filters of a typed text, in Spanish or Portuguese. Words that are not understood are returned one by one. `listKind` is the kind of
 * the list on which it was typed and decides where words fit both.
 */
export const interpretText = (
  text: string,
  { catalogue, places }: Known,
  listKind?: VehicleKind,
): Interpretation => {
  const words = readWords(text);
  const reading: Reading = { words, taken: new Set(), brands: new Set(), models: new Map(), meanings: [] };
  const unknown = new Set<number>();
  setNegatedAside(words, reading.taken, unknown);
  const vocabulary = { ...vocabularyOf(catalogue), places };
  const expectedKind = namedKind(words) ?? listKind;
  readBrands(reading, vocabulary, expectedKind);
  const amounts = readAmounts(words).filter(({ start, end }) => take(reading, start, end));
  readNames(reading, vocabulary, expectedKind);
  readPlace(reading, vocabulary);
  readSlips(reading, vocabulary, expectedKind);
  const years = readYears(reading);
  const query: { -readonly [Key in keyof SearchQuery]: SearchQuery[Key] } = { ...emptySearchQuery };
  query.brand = [...reading.brands, ...[...reading.models.values()].map(({ brandSlug }) => brandSlug)];
  readEngines(reading, vocabulary, expectedKind);
  query.model = [...reading.models.values()].map(({ slug }) => slug);
  const isEngineNamed = amounts.some(({ unit }) => unit === "cc");
  const kind = kindOf(reading, catalogue, isEngineNamed ? "motorbike" : expectedKind);
  for (const meaning of reading.meanings) applyMeaning(query, meaning, kind);
  for (const amount of amounts) applyAmount(query, amount);
  if (years) [query.yearFrom, query.yearTo] = years;
  const isNamed = kind !== undefined && (kind !== listKind || listKind === undefined);
  return {
    filters: Object.fromEntries(new URLSearchParams(serialiseSearchQuery(query))),
    ...(isNamed && { kind }),
    unknown: leftOver(words, reading.taken, unknown),
    ...(reading.place && {
      place: { words: reading.place.words, dealers: [...reading.place.dealers] },
    }),
  };
};

/** `sin cambio automático` must not become the opposite: the words after "without" are not read. */
const setNegatedAside = (words: readonly Word[], taken: Set<number>, unknown: Set<number>): void => {
  for (const [at, { text }] of words.entries()) {
    if (!negations.has(text) || words[at + 1]?.number !== undefined || text === "menos") continue;
    let next = at + 1;
    while (fillers.has(words[next]?.text ?? "-")) next += 1;
    for (const index of [at, next].filter((index) => index < words.length)) {
      taken.add(index);
      unknown.add(index);
    }
  }
};
