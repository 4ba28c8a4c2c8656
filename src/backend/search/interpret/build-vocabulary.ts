import type { Catalogue, Model } from "#backend/catalogue/known-catalogue.ts";
import { modelNameIn } from "#domain/model-name.ts";
import { nameKey } from "#domain/slugify.ts";
import { locales } from "#platform/locale.ts";
import { brandNames } from "./dictionary.ts";
import { beginnings, innerPhrases } from "./inner-phrases.ts";
import { enginesOf, ModelIndex, namesOf } from "./model-names.ts";

/** What the catalogue's names mean, by their letters and digits. */
export type Vocabulary = {
  readonly brands: ReadonlyMap<string, string>;
  /** Whole names, with and without the brand before them. */
  readonly models: ReadonlyMap<string, readonly Model[]>;
  /** Parts of names: `evoque` of `Range Rover Evoque`. */
  readonly parts: ReadonlyMap<string, readonly Model[]>;
  /** How versions begin: `320d`. */
  readonly versions: ReadonlyMap<string, readonly Model[]>;
  /** Motorbikes by the cubic centimetres that their name or their engine says. */
  readonly engines: ReadonlyMap<number, readonly Model[]>;
};

export const buildVocabulary = (catalogue: Catalogue): Vocabulary => {
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
