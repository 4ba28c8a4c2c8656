import { asc, eq } from "drizzle-orm";
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

/** The whole catalogue, at most ten seconds old: it is small, and every list needs most of it. */
export const knownCatalogue = (orm: Orm): Promise<Catalogue> => remember(orm, "catalogue", readCatalogue);

export const readCatalogue = async (orm: Orm): Promise<Catalogue> => {
  const rows = await orm
    .select({ version: versions, model: models, brand: brands })
    .from(versions)
    .innerJoin(models, eq(models.id, versions.modelId))
    .innerJoin(brands, eq(brands.id, models.brandId))
    .orderBy(asc(brands.slug), asc(models.slug), asc(versions.id));
  const known = rows.map(({ version, model, brand }) => ({
    version,
    brand,
    model: { ...model, brandSlug: brand.slug },
  }));
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
