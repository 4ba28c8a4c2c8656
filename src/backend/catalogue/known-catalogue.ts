import { asc } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { remember } from "#backend/store/remember.ts";
import { brands, models, versions } from "#backend/store/schema/catalogue.ts";
import type { SearchQuery } from "#domain/search-query.ts";

type Brand = typeof brands.$inferSelect;
type Version = typeof versions.$inferSelect;
export type Model = typeof models.$inferSelect & { readonly brandSlug: string };
export type KnownVersion = { readonly version: Version; readonly model: Model; readonly brand: Brand };

/** Brands and models by the names that filters use, in alphabetical order. */
export type Makes = {
  readonly brands: ReadonlyMap<string, Brand>;
  readonly models: ReadonlyMap<string, Model>;
};

export type Catalogue = Makes & {
  /** By number. */
  readonly versions: ReadonlyMap<number, KnownVersion>;
};

/** The whole catalogue (`remember`): it is small, and every list needs most of it. */
export const knownCatalogue = (orm: Orm): Promise<Catalogue> => remember(orm, "catalogue", readCatalogue);

export const readCatalogue = async (orm: Orm): Promise<Catalogue> => {
  // Not joined: each version would bring its make and model along once more.
  const [ofVersions, ofModels, ofBrands] = [
    await orm.select().from(versions).orderBy(asc(versions.id)),
    await orm.select().from(models).orderBy(asc(models.slug)),
    await orm.select().from(brands).orderBy(asc(brands.slug)),
  ];
  const byModel = Map.groupBy(ofVersions, ({ modelId }) => modelId);
  const byBrand = Map.groupBy(ofModels, ({ brandId }) => brandId);
  const known = ofBrands.flatMap((brand) =>
    (byBrand.get(brand.id) ?? []).flatMap((row) => {
      const model = { ...row, brandSlug: brand.slug };
      return (byModel.get(model.id) ?? []).map((version) => ({ version, brand, model }));
    }),
  );
  return {
    brands: new Map(known.map(({ brand }) => [brand.slug, brand])),
    models: new Map(known.map(({ model }) => [model.slug, model])),
    versions: new Map(known.map((entry) => [entry.version.id, entry])),
  };
};

/** Brands and models of a query that the catalogue does not know. */
export const unknownMakes = (
  query: SearchQuery,
  makes: Makes,
): { filter: "brand" | "model"; value: string }[] => {
  const unknown = (filter: "brand" | "model", known: ReadonlyMap<string, unknown>) =>
    query[filter].filter((value) => !known.has(value)).map((value) => ({ filter, value }));
  return [...unknown("brand", makes.brands), ...unknown("model", makes.models)];
};
