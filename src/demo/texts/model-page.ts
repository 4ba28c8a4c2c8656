import { modelNameIn } from "#domain/model-name.ts";
import { pathOfSlug } from "#domain/page-slug.ts";
import type { Locale } from "#platform/locale.ts";
import { modelSlug } from "./landing-slugs.ts";
import type { ModelStock } from "./model-stock.ts";
import type { PageText } from "./page-text.ts";

export type ModelPage = { slugs: Record<Locale, string>; texts: Record<Locale, PageText> };

/** Links to models' pages, with how many there are of each. */
export const modelLinks = (locale: Locale, models: readonly ModelStock[], withMake: boolean) =>
  models.map((model) => ({
    text: withMake ? nameOf(locale, model) : modelNameIn(locale, model.modelName),
    href: pathOfSlug(locale, slugOf(locale, model)),
    count: model.facts.count,
  }));

export const nameOf = (locale: Locale, { makeName, modelName }: ModelStock) =>
  `${makeName} ${modelNameIn(locale, modelName)}`;
export const slugOf = (locale: Locale, { makeId, modelId }: ModelStock) => modelSlug(locale, makeId, modelId);
