import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { bulkInsert } from "#backend/store/bulk-insert.ts";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { versions } from "#backend/store/schema/catalogue.ts";
import { slugify } from "#domain/slugify.ts";
import type { FeedVehicle, VersionFacts } from "../row/feed-vehicle.ts";

/** Numbers of models and versions by their slugs, as far as they are committed. */
export type CatalogueNumbers = {
  readonly models: Map<string, number>;
  readonly versions: Map<string, number>;
};

type Placed = { readonly modelId: number; readonly versionId: number };

/** Whether a version came with a feed, by its slug: such a version of one dealer does not match another dealer's rows. */
export const isOfFeed = (slug: string): boolean => /-f[0-9a-f]{12}$/.test(slug);

/** The same facts of a model have the same slug, in every feed. */
const versionSlug = ({ model }: Pick<FeedVehicle, "model">, facts: VersionFacts): string => {
  const print = createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 12);
  const named = `${model.slug}-${slugify(facts.name)}`.slice(0, 80).replace(/-$/, "");
  return `${named}-f${print}`;
};

/**
 * In a transaction: finds models and versions of vehicles and creates those that are missing. `remember` adds what was found to `numbers`;
 * call it after the commit.
 */
export const makeCatalogue = async (
  tx: Pick<Orm, "execute">,
  wanted: readonly FeedVehicle[],
  numbers: CatalogueNumbers,
): Promise<{ readonly placeOf: (vehicle: FeedVehicle) => Placed; readonly remember: () => void }> => {
  const models = await findModels(tx, wanted, numbers.models);
  const modelOf = ({ model }: FeedVehicle) => models.get(model.slug) ?? numbers.models.get(model.slug) ?? 0;
  const found = await findVersions(tx, wanted, { known: numbers.versions, modelOf });
  const placeOf = (vehicle: FeedVehicle): Placed => {
    const { version } = vehicle;
    const slug = typeof version === "number" ? "" : versionSlug(vehicle, version);
    const versionId =
      typeof version === "number" ? version : (found.get(slug) ?? numbers.versions.get(slug) ?? 0);
    return { modelId: modelOf(vehicle), versionId };
  };
  const remember = () => {
    for (const [slug, id] of models) numbers.models.set(slug, id);
    for (const [slug, id] of found) numbers.versions.set(slug, id);
  };
  return { placeOf, remember };
};

const idsBySlug = async (tx: Pick<Orm, "execute">, table: "models" | "versions", slugs: Iterable<string>) => {
  const result = await tx.execute(
    sql`select slug, id from ${sql.identifier(table)} where slug = any (${sql.param([...slugs])}::text[])`,
  );
  return new Map(rowsOf<{ slug: string; id: number }>(result).map(({ slug, id }) => [slug, id]));
};

const findModels = async (
  tx: Pick<Orm, "execute">,
  wanted: readonly FeedVehicle[],
  known: ReadonlyMap<string, number>,
) => {
  const unknown = new Map(
    wanted.filter(({ model }) => !known.has(model.slug)).map((vehicle) => [vehicle.model.slug, vehicle]),
  );
  if (unknown.size === 0) return new Map<string, number>();
  const found = await idsBySlug(tx, "models", unknown.keys());
  const missing = [...unknown].filter(([slug]) => !found.has(slug)).map(([, vehicle]) => vehicle);
  if (missing.length === 0) return found;
  const rows = missing.map(({ brand, model, kind }) => ({
    brand: brand.slug,
    brandName: brand.name,
    ...model,
    kind,
  }));
  await tx.execute(sql`
    insert into brands (slug, name) select distinct on (brand) brand, "brandName"
    from json_to_recordset(${JSON.stringify(rows)}::json) as made(brand text, "brandName" text) on conflict do nothing`);
  await tx.execute(sql`
    insert into models (brand_id, kind, slug, name) select brands.id, made.kind, made.slug, made.name
    from json_to_recordset(${JSON.stringify(rows)}::json) as made(brand text, kind vehicle_kind, slug text, name text)
    join brands on brands.slug = made.brand on conflict do nothing`);
  return await idsBySlug(tx, "models", unknown.keys());
};

type Made = {
  readonly known: ReadonlyMap<string, number>;
  readonly modelOf: (vehicle: FeedVehicle) => number;
};

const findVersions = async (
  tx: Pick<Orm, "execute">,
  wanted: readonly FeedVehicle[],
  { known, modelOf }: Made,
) => {
  const unknown = new Map<string, typeof versions.$inferInsert>();
  for (const vehicle of wanted) {
    const { version, offer } = vehicle;
    if (typeof version === "number") continue;
    const slug = versionSlug(vehicle, version);
    if (known.has(slug)) continue;
    unknown.set(slug, {
      ...version,
      slug,
      modelId: modelOf(vehicle),
      soldFrom: offer.year,
      soldTo: offer.year,
    });
  }
  if (unknown.size === 0) return new Map<string, number>();
  const found = await idsBySlug(tx, "versions", unknown.keys());
  const missing = [...unknown].filter(([slug]) => !found.has(slug)).map(([, row]) => row);
  await bulkInsert(tx, versions, missing);
  return missing.length === 0 ? found : await idsBySlug(tx, "versions", unknown.keys());
};
