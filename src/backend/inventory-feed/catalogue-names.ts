import { type KnownVersion, readCatalogue } from "#backend/catalogue/known-catalogue.ts";
import type { Orm } from "#backend/store/database.ts";
import { brandNames } from "#backend/vocabulary/dictionary.ts";
import { nameKey, slugify } from "#domain/slugify.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { FeedMap } from "./map/feed-map.ts";
import { isOfFeed } from "./store/make-catalogue.ts";

/** A model as a feed's rows find it; a new one has no kind until a row sets it. */
export type NamedModel = {
  readonly brand: { readonly slug: string; readonly name: string };
  readonly slug: string;
  readonly name: string;
  readonly kind: VehicleKind | undefined;
  /** Versions of the catalogue, without those that came with feeds. */
  readonly versions: readonly KnownVersion["version"][];
};

/** Makes and models by the letters and digits of their names. */
export type CatalogueNames = {
  readonly brands: ReadonlyMap<string, string>;
  /** By the make's slug. */
  readonly models: ReadonlyMap<string, ReadonlyMap<string, NamedModel>>;
};

/** The names of the catalogue, and the models that the map adds. */
export const catalogueNames = async (orm: Orm, { newModels }: FeedMap): Promise<CatalogueNames> => {
  const { brands, models, versions } = await readCatalogue(orm);
  const byModel = Map.groupBy(versions.values(), ({ model }) => model.id);
  const names = new Map(Array.from(brands.values(), ({ slug, name }) => [nameKey(name), slug]));
  const found = new Map<string, Map<string, NamedModel>>();
  const add = (key: string, model: NamedModel) => {
    const ofBrand = found.get(model.brand.slug) ?? new Map<string, NamedModel>();
    found.set(model.brand.slug, ofBrand);
    if (!ofBrand.has(key)) ofBrand.set(key, model);
  };
  for (const { id, slug, name, kind, brandSlug } of models.values()) {
    const brand = { slug: brandSlug, name: brands.get(brandSlug)?.name ?? brandSlug };
    const known = (byModel.get(id) ?? []).flatMap(({ version }) => (isOfFeed(version.slug) ? [] : [version]));
    const model = { brand, slug, name, kind, versions: known };
    for (const key of [nameKey(name), nameKey(slug.slice(brandSlug.length))]) add(key, model);
  }
  for (const [key, slug] of Object.entries(brandNames)) if (brands.has(slug)) names.set(key, slug);
  for (const [make, wanted] of Object.entries(newModels)) {
    const slug = names.get(nameKey(make)) ?? slugify(make);
    names.set(nameKey(make), slug);
    const brand = { slug, name: brands.get(slug)?.name ?? make };
    for (const name of wanted)
      add(nameKey(name), { brand, slug: `${slug}-${slugify(name)}`, name, kind: undefined, versions: [] });
  }
  return { brands: names, models: found };
};
