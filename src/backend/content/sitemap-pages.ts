import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import { knownCatalogue } from "#backend/catalogue/known-catalogue.ts";
import type { Call } from "#backend/http/call.ts";
import { searchEngine } from "#backend/search/choose-engine.ts";
import { pages } from "#backend/store/schema/content.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { isListed } from "#backend/vehicle/conditions.ts";
import { addressesOf } from "#backend/vehicle/vehicle-names.ts";
import { articleBlock } from "#contract/blocks/article.ts";
import { findBlock } from "#contract/blocks/find-block.ts";
import { searchBlock } from "#contract/blocks/search.ts";
import type { SitemapEntry } from "#contract/sitemap.ts";
import { parseSearchQuery } from "#domain/parse-search-query.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { rowsOf } from "../store/rows-of.ts";
import { pictureSets } from "../store/schema/picture-sets.ts";
import { priceLog } from "../store/schema/price-log.ts";
import { vehicleDetails } from "../store/schema/vehicle-details.ts";
import { alternatesOf } from "./get-page.ts";
import { isMapped, pageGroup } from "./sitemap-parts.ts";

type Numbered = readonly [id: number, entry: SitemapEntry | undefined];
type Range = { readonly from: number; readonly to: number };

export const kindOf = { cars: "car", motorbikes: "motorbike" } as const satisfies Record<string, VehicleKind>;

/** Content pages and lists; no entry for a list without vehicles, which is not indexed either. */
export const mappedPages = async (
  kind: "pages" | "lists",
  { from, to }: Range,
  call: Call,
): Promise<Numbered[]> => {
  const { orm } = call;
  const rows = await orm
    .select()
    .from(pages)
    .where(and(isMapped, eq(pageGroup, kind), gt(pages.id, from), lte(pages.id, to)))
    .orderBy(asc(pages.id))
    .limit(batchSize);
  const changes = kind === "lists" ? await vehicleChanges(call) : undefined;
  return Promise.all(
    rows.map(async (page): Promise<Numbered> => {
      const listed = await listedOn(page, call);
      if (listed?.length === 0) return [page.id, undefined];
      const change = listed && changes ? newestOf(listed, changes) : changeOf(page);
      return [page.id, { alternates: alternatesOf(page), ...change }];
    }),
  );
};

/** The numbers of the vehicles of a list; undefined for a page that is none. */
const listedOn = async (
  { components }: Pick<typeof pages.$inferSelect, "components">,
  call: Call,
): Promise<readonly number[] | undefined> => {
  const search = findBlock(components, searchBlock);
  if (!search) return undefined;
  const { filters, kind, dealers } = search;
  const { query } = parseSearchQuery(new URLSearchParams(filters));
  const { orm, locale, now } = call;
  const list = { query, kind, dealers, locale, withReserved: true };
  const [found] = await searchEngine(orm).find([list], now);
  return found && Array.from(found.figures("id"));
};

/** When each listed vehicle last changed: its arrival, status or price. */
const vehicleChanges = async ({ orm, now }: Call): Promise<ReadonlyMap<number, number>> => {
  const found = await orm.execute(sql`
    select ${vehicles.id} as id, greatest(${vehicles.statusSince}, ${vehicles.arrivedAt}, max(${priceLog.at})) as changed
    from ${vehicles} left join ${priceLog}
      on ${priceLog.vehicleId} = ${vehicles.id} and ${priceLog.at} <= ${now.toISOString()}
    where ${isListed()} group by ${vehicles.id}`);
  type Row = { readonly id: number; readonly changed: string | Date };
  return new Map(rowsOf<Row>(found).map(({ id, changed }) => [id, new Date(changed).getTime()]));
};

/** When the newest change of the vehicles of a list was. */
const newestOf = (ids: readonly number[], changes: ReadonlyMap<number, number>): { changedAt?: string } => {
  const newest = ids.reduce((latest, id) => Math.max(latest, changes.get(id) ?? 0), 0);
  return newest > 0 ? { changedAt: new Date(newest).toISOString() } : {};
};

/** When an article was last changed, as it says; of other pages when they were last written. */
const changeOf = ({ components, changedAt }: typeof pages.$inferSelect): { changedAt: string } => {
  const article = findBlock(components, articleBlock);
  const day = article?.changed ?? article?.date;
  return { changedAt: (day === undefined ? changedAt : new Date(day)).toISOString() };
};

export const listedVehicles = async (
  kind: VehicleKind,
  { from, to }: Range,
  call: Call,
): Promise<Numbered[]> => {
  const { orm, now } = call;
  const { versions } = await knownCatalogue(orm);
  const lastPrice = sql<string | null>`(select max(${priceLog.at}) from ${priceLog}
    where ${priceLog.vehicleId} = ${vehicles.id} and ${priceLog.at} <= ${now.toISOString()})`;
  const rows = await orm
    .select({ vehicle: vehicles, lastPrice, own: vehicleDetails.pictures, rendered: pictureSets.pictures })
    .from(vehicles)
    .innerJoin(vehicleDetails, eq(vehicleDetails.vehicleId, vehicles.id))
    .leftJoin(pictureSets, eq(pictureSets.id, vehicleDetails.pictureSetId))
    .where(and(isListed(kind), gt(vehicles.id, from), lte(vehicles.id, to)))
    .orderBy(asc(vehicles.id))
    .limit(batchSize);
  return rows.flatMap(({ vehicle, lastPrice: priced, own, rendered }): Numbered[] => {
    const named = versions.get(vehicle.versionId);
    if (named === undefined) return [];
    const changes = [vehicle.statusSince, vehicle.arrivedAt, new Date(priced ?? vehicle.arrivedAt)];
    const changedAt = new Date(Math.max(...changes.map(Number))).toISOString();
    const drawn = rendered?.flatMap(({ files, width }) => files[width] ?? []) ?? [];
    const pictures = (own.length > 0 ? own.map(({ url }) => url) : drawn).slice(0, mostPictures);
    return [[vehicle.id, { alternates: addressesOf({ ...named, vehicle }), changedAt, pictures }]];
  });
};

/** Pictures of a vehicle, as the contract has it. */
const mostPictures = 100;

/** Pages in one answer. */
export const batchSize = 1000;
