import { and, asc, eq, gte, isNotNull, isNull, lte, or, type SQL } from "drizzle-orm";
import { InvalidFieldError, NotFoundError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import type { Orm } from "#backend/store/database.ts";
import { brands, models, versions } from "#backend/store/schema/catalogue.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";
import { modelNameIn } from "#domain/model-name.ts";

/** `GET brands`: the makes of cars that the trade-in accepts: those with versions whose price as new is known. */
export const listBrands: Handler<typeof readingEndpoints.brands> = async (_, { orm }) =>
  await orm
    .selectDistinct({ id: brands.slug, name: brands.name })
    .from(brands)
    .innerJoin(models, eq(models.brandId, brands.id))
    .innerJoin(versions, eq(versions.modelId, models.id))
    .where(and(eq(models.kind, "car"), isNotNull(versions.priceNewCents)))
    .orderBy(asc(brands.slug));

/** `GET brands/{brandId}/models/v2?year`: models of which a version was sold new in that year. */
export const listModels: Handler<typeof readingEndpoints.models> = async (
  { params, query },
  { orm, locale },
) => {
  const sold = soldIn(query.year);
  const brand = await findBrand(orm, params.brandId);
  const rows = await orm
    .selectDistinct({ id: models.slug, name: models.name })
    .from(models)
    .innerJoin(versions, eq(versions.modelId, models.id))
    .where(and(eq(models.brandId, brand), eq(models.kind, "car"), sold))
    .orderBy(asc(models.slug));
  return rows.map(({ id, name }) => ({ id, name: modelNameIn(locale, name) }));
};

/** `GET brands/{brandId}/models/v2/{modelId}/version?year`: the versions of a car model that were sold new in that year. */
export const listVersions: Handler<typeof readingEndpoints.modelVersions> = async (input, { orm }) => {
  const { params, query } = input;
  const sold = soldIn(query.year);
  const brand = await findBrand(orm, params.brandId);
  const [model] = await orm
    .select({ id: models.id })
    .from(models)
    .where(and(eq(models.brandId, brand), eq(models.slug, params.modelId), eq(models.kind, "car")));
  if (model === undefined) throw new NotFoundError("This brand has no such model");
  const rows = await orm
    .select()
    .from(versions)
    .where(and(eq(versions.modelId, model.id), sold))
    .orderBy(asc(versions.name), asc(versions.id));
  return rows.map((version) => ({
    id: String(version.id),
    name: version.name,
    transmissionId: version.transmission,
    fuelId: version.fuel,
    power: version.power,
    doors: version.doors,
  }));
};

const findBrand = async (orm: Orm, slug: string): Promise<number> => {
  const [brand] = await orm.select({ id: brands.id }).from(brands).where(eq(brands.slug, slug));
  if (brand === undefined) throw new NotFoundError("No such brand");
  return brand.id;
};

/** Vehicles that the trade-in accepts, of any year when none is given. */
const soldIn = (year: number | undefined): SQL | undefined => {
  const isPriced = isNotNull(versions.priceNewCents);
  if (year === undefined) return isPriced;
  if (!Number.isInteger(year) || year < 1900 || year > 2100) throw new InvalidFieldError("year", "A year");
  return and(isPriced, lte(versions.soldFrom, year), or(isNull(versions.soldTo), gte(versions.soldTo, year)));
};
