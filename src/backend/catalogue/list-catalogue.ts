import { and, asc, eq, gte, isNotNull, isNull, lte, or, type SQL } from "drizzle-orm";
import { InvalidFieldError, NotFoundError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import type { Orm } from "#backend/store/database.ts";
import { brands, models, versions } from "#backend/store/schema/catalogue.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";
import { modelNameIn } from "#domain/model-name.ts";
import { nameKey } from "#domain/slugify.ts";
import { soldModels, spellPlus, wasSold } from "./sold-models.ts";

type Named = { readonly id: string; readonly name: string };

/** Entries of the catalogue, and those known besides, by name. */
const withKnown = (stored: readonly Named[], known: readonly Named[]): Named[] => {
  const keyOf = ({ name }: Named) => nameKey(spellPlus(name));
  const names = new Set(stored.map(keyOf));
  const added = known.filter((each) => !names.has(keyOf(each)));
  return [...stored, ...new Map(added.map((each) => [each.id, each])).values()].toSorted((a, b) =>
    keyOf(a).localeCompare(keyOf(b), "es", { numeric: true }),
  );
};

/** `GET brands`: makes of cars, of the catalogue and of the last 25 years. */
export const listBrands: Handler<typeof readingEndpoints.brands> = async (_, { orm }) => {
  const stored = await orm
    .selectDistinct({ id: brands.slug, name: brands.name })
    .from(brands)
    .innerJoin(models, eq(models.brandId, brands.id))
    .innerJoin(versions, eq(versions.modelId, models.id))
    .where(and(eq(models.kind, "car"), isNotNull(versions.priceNewCents)));
  return withKnown(
    stored,
    soldModels.map(({ brand }) => brand),
  );
};

/** `GET brands/{brandId}/models/v2?year`: models that were sold new in that year. */
export const listModels: Handler<typeof readingEndpoints.models> = async (
  { params, query },
  { orm, locale },
) => {
  const sold = soldIn(query.year);
  const { year } = query;
  const known = soldModels.filter(({ brand }) => brand.id === params.brandId);
  const brand = await findBrand(orm, params.brandId);
  if (brand === undefined && known.length === 0) throw new NotFoundError("No such brand");
  const rows = await orm
    .selectDistinct({ id: models.slug, name: models.name })
    .from(models)
    .innerJoin(versions, eq(versions.modelId, models.id))
    .where(and(eq(models.brandId, brand ?? 0), eq(models.kind, "car"), sold));
  return withKnown(
    rows.map(({ id, name }) => ({ id, name: modelNameIn(locale, name) })),
    known
      .filter((model) => year === undefined || wasSold(model, year))
      .map(({ id, name }) => ({ id, name: modelNameIn(locale, name) })),
  );
};

/**
 * `GET brands/{brandId}/models/v2/{modelId}/version?year`: the versions of a car model that were sold new in that year; none of a model
 * that the catalogue does not have.
 */
export const listVersions: Handler<typeof readingEndpoints.modelVersions> = async (input, { orm }) => {
  const { params, query } = input;
  const sold = soldIn(query.year);
  const brand = await findBrand(orm, params.brandId);
  const [model] = await orm
    .select({ id: models.id })
    .from(models)
    .where(and(eq(models.brandId, brand ?? 0), eq(models.slug, params.modelId), eq(models.kind, "car")));
  const isKnown = soldModels.some(({ brand, id }) => brand.id === params.brandId && id === params.modelId);
  if (model === undefined && isKnown) return [];
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

const findBrand = async (orm: Orm, slug: string): Promise<number | undefined> => {
  const [brand] = await orm.select({ id: brands.id }).from(brands).where(eq(brands.slug, slug));
  return brand?.id;
};

/** Vehicles that the trade-in accepts, of any year when none is given. */
const soldIn = (year: number | undefined): SQL | undefined => {
  const isPriced = isNotNull(versions.priceNewCents);
  if (year === undefined) return isPriced;
  if (!Number.isInteger(year) || year < 1900 || year > 2100) throw new InvalidFieldError("year", "A year");
  return and(isPriced, lte(versions.soldFrom, year), or(isNull(versions.soldTo), gte(versions.soldTo, year)));
};
