import type { Catalogue, Model } from "#backend/catalogue/known-catalogue.ts";
import type { Meaning } from "#backend/vocabulary/dictionary.ts";
import type { PlaceDealers, Places } from "./known-places.ts";
import type { Word } from "./read-words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The names that may occur in a text. */
export type Known = { readonly catalogue: Catalogue; readonly places: Places };
export type Names = Vocabulary & { readonly places: Places };

/** What has been read from a text so far. */
export type Reading = {
  readonly words: readonly Word[];
  /** Words with a meaning. */
  readonly taken: Set<number>;
  readonly brands: Set<string>;
  readonly models: Map<number, Model>;
  readonly meanings: Meaning[];
  place?: { readonly words: string; readonly dealers: PlaceDealers };
};

/** Takes words that have no meaning yet. Returns whether all of them were free. */
export const take = (reading: Reading, start: number, end: number): boolean => {
  const span = Array.from({ length: end - start }, (_, index) => start + index);
  if (span.some((at) => reading.taken.has(at))) return false;
  for (const at of span) reading.taken.add(at);
  return true;
};

const longestPhrase = 4;

/** Runs of words without a meaning yet, longest first, as one key each. */
export const openPhrases = function* ({
  words,
  taken,
}: Reading): Generator<{ key: string; start: number; end: number }> {
  for (let length = longestPhrase; length >= 1; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const end = start + length;
      if (words.slice(start, end).some((_, index) => taken.has(start + index))) continue;
      yield {
        key: words
          .slice(start, end)
          .map(({ text }) => text)
          .join(""),
        start,
        end,
      };
    }
};
