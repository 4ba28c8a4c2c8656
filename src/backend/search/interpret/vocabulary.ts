import type { Catalogue } from "#backend/catalogue/known-catalogue.ts";
import { buildVocabulary, type Vocabulary } from "./build-vocabulary.ts";

const kept = new WeakMap<Catalogue, Vocabulary>();

/** The vocabulary of a catalogue, made once for each. */
export const vocabularyOf = (catalogue: Catalogue): Vocabulary => {
  const vocabulary = kept.get(catalogue) ?? buildVocabulary(catalogue);
  kept.set(catalogue, vocabulary);
  return vocabulary;
};
