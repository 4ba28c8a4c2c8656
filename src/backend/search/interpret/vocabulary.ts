import type { Catalogue, Model } from "#backend/catalogue/known-catalogue.ts";
import { brandNames } from "#backend/vocabulary/dictionary.ts";
import { modelNameIn } from "#domain/model-name.ts";
import { nameKey } from "#domain/slugify.ts";
import { locales } from "#platform/locale.ts";
import { readWords } from "./read-words.ts";

/** What the catalogue's names mean, by their letters and digits. */
export type Vocabulary = {
  readonly brands: ReadonlyMap<string, string>;
  /** Whole names, with and without the brand before them. */
  readonly models: ReadonlyMap<string, readonly Model[]>;
  /** Parts of names: `evoque` of `Range Rover Evoque`. */
  readonly parts: ReadonlyMap<string, readonly Model[]>;
  /** Prefixes of versions: `320d`. */
  readonly versions: ReadonlyMap<string, readonly Model[]>;
  /** Motorbikes by the cubic centimetres in their name or of their engine. */
  readonly engines: ReadonlyMap<number, readonly Model[]>;
};

const buildVocabulary = (catalogue: Catalogue): Vocabulary => {
  const brands = new Map<string, string>();
  for (const { slug, name } of catalogue.brands.values()) brands.set(nameKey(name), slug);
  for (const [key, slug] of Object.entries(brandNames)) if (catalogue.brands.has(slug)) brands.set(key, slug);

  const models = new ModelIndex<string>();
  const parts = new ModelIndex<string>();
  for (const model of catalogue.models.values()) {
    const brandKey = nameKey(catalogue.brands.get(model.brandSlug)?.name ?? "");
    for (const name of [model.name, ...locales.map((locale) => modelNameIn(locale, model.name))]) {
      models.add(nameKey(name), model);
      models.add(`${brandKey}${nameKey(name)}`, model);
      for (const part of innerPhrases(namesOf(name))) parts.add(part, model);
    }
  }

  const versions = new ModelIndex<string>();
  const engines = new ModelIndex<number>();
  for (const { version, model } of catalogue.versions.values()) {
    for (const beginning of beginnings(version.name)) versions.add(beginning, model);
    if (model.kind !== "motorbike") continue;
    for (const engine of enginesOf(`${model.name} ${version.name}`, version.displacement))
      engines.add(engine, model);
  }
  return {
    brands,
    models: models.entries,
    parts: parts.entries,
    versions: versions.entries,
    engines: engines.entries,
  };
};

const vocabularies = new WeakMap<Catalogue, Vocabulary>();

/** The vocabulary of a catalogue, made once for each. */
export const vocabularyOf = (catalogue: Catalogue): Vocabulary => {
  const vocabulary = vocabularies.get(catalogue) ?? buildVocabulary(catalogue);
  vocabularies.set(catalogue, vocabulary);
  return vocabulary;
};

class ModelIndex<Key> {
  readonly entries = new Map<Key, Model[]>();
  add(key: Key, model: Model): void {
    const known = this.entries.get(key) ?? [];
    if (!known.some(({ id }) => id === model.id)) this.entries.set(key, [...known, model]);
  }
}

const namesOf = (text: string): string[] => readWords(text).map(({ text: word }) => word);

/** 471 cc are sold as 500, 124 as 125. Power is no size. */
const enginesOf = (names: string, displacement: number | null): number[] => {
  const named = (names.replace(/\d+ CV/g, "").match(/\d{2,4}/g) ?? [])
    .map(Number)
    .filter((number) => number >= 50);
  return [...named, ...(displacement === null ? [] : [displacement])];
};

/** Every run of words of a name but the whole, four letters or more or with a digit, as keys. */
const innerPhrases = (words: readonly string[]): string[] => {
  const runs = words.flatMap((_, start) =>
    words.slice(start).map((_, length) => words.slice(start, start + length + 1)),
  );
  return runs
    .filter((run) => run.length < words.length)
    .map((run) => run.join(""))
    .filter((key) => /^[a-z]{4,}$/.test(key) || (key.length >= 3 && /\d/.test(key) && /[a-z]/.test(key)));
};

/** The first words of a version that name a model, up to its power: `320d`, `a180`, `a180d`; engines alone do not. */
const beginnings = (name: string): string[] => {
  const [head = ""] = name.split(/ \d+ CV/);
  const words = readWords(head);
  if (/[.,]/.test(words[0]?.raw ?? "")) return [];
  const texts = words.map(({ text }) => text);
  return texts
    .slice(0, 4)
    .map((_, index) => texts.slice(0, index + 1).join(""))
    .filter((key) => key.length >= 4 && /\d/.test(key) && /[a-z]/.test(key));
};
