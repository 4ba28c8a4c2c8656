import type { Catalogue } from "#backend/catalogue/known-catalogue.ts";
import type { Interpretation } from "#contract/search.ts";
import {
  emptySearchQuery,
  type SearchQuery,
  searchQueryLimits,
  serialiseSearchQuery,
} from "#domain/search-query.ts";
import { kindOfSegment, type VehicleKind } from "#domain/vehicle-types.ts";
import { dictionary, fillers, type Meaning, negations, wordBrands } from "./dictionary.ts";
import { modelsCalled } from "./name-models.ts";
import { isYear, readAmounts } from "./read-amounts.ts";
import { readPlace } from "./read-place.ts";
import { readSlips } from "./read-slips.ts";
import { readWords, type Word } from "./read-words.ts";
import { type Known, openPhrases, type Reading, take } from "./reading.ts";
import { type Vocabulary, vocabularyOf } from "./vocabulary.ts";

/**
 * The filters that a typed text means, in Spanish or Portuguese. What is left over comes back word by word. `listKind` is
 * that of the list on which it was typed and decides where words fit both.
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
  const wishedKind = saidKind(words) ?? listKind;
  readBrands(reading, vocabulary, wishedKind);
  const amounts = readAmounts(words).filter(({ start, end }) => take(reading, start, end));
  readNames(reading, vocabulary, wishedKind);
  readPlace(reading, vocabulary);
  readSlips(reading, vocabulary, wishedKind);
  const years = readYears(reading);
  const query: { -readonly [Key in keyof SearchQuery]: SearchQuery[Key] } = { ...emptySearchQuery };
  query.brand = [...reading.brands, ...[...reading.models.values()].map(({ brandSlug }) => brandSlug)];
  readEngines(reading, vocabulary, wishedKind);
  query.model = [...reading.models.values()].map(({ slug }) => slug);
  const kind = kindOf(reading, catalogue, wishedKind);
  for (const meaning of reading.meanings) applyMeaning(query, meaning, kind);
  for (const { unit, from, to } of amounts) {
    if (unit === "seats") query.seats = [...query.seats, String(from)];
    else {
      if (from !== undefined) query[`${unit}From`] = from;
      if (to !== undefined) query[`${unit}To`] = to;
    }
  }
  if (years) [query.yearFrom, query.yearTo] = years;
  const said = kind !== undefined && (kind !== listKind || listKind === undefined);
  return {
    filters: Object.fromEntries(new URLSearchParams(serialiseSearchQuery(query))),
    ...(said && { kind }),
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

const saidKind = (words: readonly Word[]): VehicleKind | undefined => {
  for (const { text } of words) {
    const meaning = dictionary.get(text);
    if (meaning && "kind" in meaning) return meaning.kind;
  }
  return undefined;
};

const readBrands = (
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

const readNames = (reading: Reading, vocabulary: Vocabulary, kind: VehicleKind | undefined): void => {
  for (const { key, start, end } of openPhrases(reading)) {
    const models = modelsCalled(key, reading, vocabulary, kind);
    const meaning = models.length > 0 ? undefined : dictionary.get(key);
    if (models.length === 0 && !meaning) continue;
    if (!take(reading, start, end)) continue;
    for (const model of models) reading.models.set(model.id, model);
    if (meaning) reading.meanings.push(meaning);
  }
};

/** Years that stand alone: one is exactly that year, two are a range. */
const readYears = (reading: Reading): [number, number] | undefined => {
  const found = [...reading.words.entries()].filter(
    ([at, { number, raw }]) => !reading.taken.has(at) && isYear(number) && raw.length === 4,
  );
  const years = found.slice(0, 2).map(([, { number }]) => number ?? 0);
  for (const [at] of found.slice(0, 2)) reading.taken.add(at);
  return years.length === 0 ? undefined : [Math.min(...years), Math.max(...years)];
};

/** `moto 125`: the motorbikes of that size, as long as a filter can name them all. Their makes were not asked for. */
const readEngines = (reading: Reading, { engines }: Vocabulary, kind: VehicleKind | undefined): void => {
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

/** What the words call for, most telling first: models, the word itself, makes that sell one kind only, body types. */
const kindOf = (
  reading: Reading,
  { models }: Catalogue,
  wished: VehicleKind | undefined,
): VehicleKind | undefined => {
  const ofModels = new Set([...reading.models.values()].map(({ kind }) => kind));
  if (ofModels.size === 1) return [...ofModels][0];
  const ofBrands = new Set(
    [...models.values()].filter(({ brandSlug }) => reading.brands.has(brandSlug)).map(({ kind }) => kind),
  );
  if (ofBrands.size === 1) return [...ofBrands][0];
  const segments = reading.meanings.flatMap((meaning) =>
    "filter" in meaning && meaning.filter === "segment" && meaning.motorbike === undefined
      ? [meaning.value]
      : [],
  );
  const ofSegments = new Set(segments.map(kindOfSegment));
  return ofSegments.size === 1 ? [...ofSegments][0] : wished;
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
  const forMotorbikes = meaning.filter === "segment" && kind === "motorbike" ? meaning.motorbike : undefined;
  query[meaning.filter] = [...query[meaning.filter], forMotorbikes ?? meaning.value];
};

/** Words that nothing was read from, pieces of one word together again, without those that say nothing. */
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
