import { bulkInsert } from "#backend/store/bulk-insert.ts";
import type { Orm } from "#backend/store/database.ts";
import { brands, models, versions } from "#backend/store/schema/catalogue.ts";
import { catalogue } from "../catalogue/catalogue.ts";

/** The numbers under which the catalogue was stored. */
export type CatalogueIds = { readonly models: Map<string, number>; readonly versions: Map<string, number> };

/** Stores brands, models and versions; a make that builds cars and motorbikes is one brand. */
export const seedCatalogue = async (orm: Pick<Orm, "execute">): Promise<CatalogueIds> => {
  const brandRows = new Map<string, typeof brands.$inferInsert & { id: number }>();
  const modelRows = new Map<string, typeof models.$inferInsert & { id: number }>();
  const versionRows: (typeof versions.$inferInsert & { id: number })[] = [];
  for (const version of catalogue) {
    const brand = brandRows.get(version.makeId) ?? {
      id: brandRows.size + 1,
      slug: version.makeId,
      name: version.makeName,
    };
    brandRows.set(version.makeId, brand);
    const slug = `${version.makeId}-${version.modelId}`;
    const model = modelRows.get(slug) ?? {
      id: modelRows.size + 1,
      brandId: brand.id,
      kind: version.kind,
      slug,
      name: version.modelName,
    };
    modelRows.set(slug, model);
    versionRows.push({
      id: versionRows.length + 1,
      modelId: model.id,
      slug: version.id,
      name: version.name,
      segment: version.body,
      fuel: version.fuel,
      transmission: version.transmission,
      doors: version.doors,
      seats: version.seats,
      soldFrom: version.from,
      soldTo: version.to,
      power: version.power,
      displacement: version.displacement,
      traction4x4: version.traction4x4,
      priceNewCents: version.priceNew * 100,
      co2: version.co2,
      consumption: version.consumption,
      electricRange: version.electricRange,
    });
  }
  await bulkInsert(orm, brands, [...brandRows.values()]);
  await bulkInsert(orm, models, [...modelRows.values()]);
  await bulkInsert(orm, versions, versionRows);
  return {
    models: new Map([...modelRows].map(([slug, { id }]) => [slug, id])),
    versions: new Map(versionRows.map(({ slug, id }) => [slug, id])),
  };
};
