import { fillers, negations } from "#backend/vocabulary/dictionary.ts";
import type { Interpretation } from "#contract/interpretation.ts";
import { emptySearchQuery, type SearchQuery } from "#domain/search-query.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { applyAmount, applyMeaning, leftOver } from "./apply-reading.ts";
import { readAmounts, readYears } from "./read-amounts.ts";
import { readBrands, readEngines, readNames } from "./read-names.ts";
import { readPlace } from "./read-place.ts";
import { readSlips } from "./read-slips.ts";
import { readWords, type Word } from "./read-words.ts";
import { type Known, type Reading, take } from "./reading.ts";
import { kindOf, saidKind } from "./said-kind.ts";
import { vocabularyOf } from "./vocabulary.ts";

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
  const isEngineSaid = amounts.some(({ unit }) => unit === "cc");
  const kind = kindOf(reading, catalogue, isEngineSaid ? "motorbike" : wishedKind);
  for (const meaning of reading.meanings) applyMeaning(query, meaning, kind);
  for (const amount of amounts) applyAmount(query, amount);
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
