import type { Makes, Model } from "#backend/catalogue/known-catalogue.ts";
import { modelNameIn } from "#domain/model-name.ts";
import type { ValueCounts } from "./count-values.ts";
import type { Asked } from "./describe-facets.ts";

/** Brands of the kind, and the models of the brands that are chosen, by brand or by one of their models. */
export const makeValues = (counts: ValueCounts, makes: Makes, { query, kind, locale, has }: Asked) => {
  const isOffered = ({ slug, brandSlug }: Model) =>
    has("make", slug) || query.model.includes(slug) || query.brand.includes(brandSlug);
  const models = [...makes.models.values()].filter(
    (model) => (kind === undefined || model.kind === kind) && isOffered(model),
  );
  const ofModel = (slug: string) => counts.values.make.get(slug) ?? 0;
  const perBrand = new Map<string, number>();
  for (const { slug, brandSlug } of models)
    perBrand.set(brandSlug, (perBrand.get(brandSlug) ?? 0) + ofModel(slug));
  const open = new Set([...query.brand, ...query.model.map((slug) => makes.models.get(slug)?.brandSlug)]);
  return {
    brand: [...perBrand].map(([slug, count]) => ({
      id: slug,
      value: makes.brands.get(slug)?.name ?? slug,
      count,
      ...searchedFor(query.brand.includes(slug)),
    })),
    model: models
      .filter(({ brandSlug }) => open.has(brandSlug))
      .map(({ slug, name, brandSlug }) => ({
        id: slug,
        value: modelNameIn(locale, name),
        count: ofModel(slug),
        parent: brandSlug,
        ...searchedFor(query.model.includes(slug)),
      })),
  };
};

/** Marks a value as one of those that are searched for, by the page or by the visitor. */
export const searchedFor = (isSearchedFor: boolean): { needle?: true } =>
  isSearchedFor ? { needle: true } : {};
