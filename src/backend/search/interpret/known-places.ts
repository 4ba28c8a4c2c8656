import { sql } from "drizzle-orm";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import type { Orm } from "#backend/store/database.ts";
import { remember } from "#backend/store/remember.ts";
import { pages } from "#backend/store/schema/content.ts";
import { dealerLocatorBlock } from "#contract/blocks/dealer-locator.ts";
import { findBlocks } from "#contract/blocks/find-block.ts";
import { nameKey } from "#domain/slugify.ts";

/** Codes of the dealers near a place. */
export type PlaceDealers = readonly string[];

/** Dealers of a place by the letters of its names, in every language, and of the municipalities that belong to it. */
export type Places = ReadonlyMap<string, PlaceDealers>;

/** A place with more dealers than a search may name cannot be searched for. */
const maxDealers = 60;

/** The places that the content groups its dealers by (`remember`). */
export const knownPlaces = (orm: Orm): Promise<Places> => remember(orm, "places", readPlaces);

const locatorKey = JSON.stringify({ key: dealerLocatorBlock.key });

const readPlaces = async (orm: Orm): Promise<Places> => {
  const rows = await orm
    .select({ components: pages.components })
    .from(pages)
    .where(
      sql`jsonb_path_exists(${pages.components}, '$[*] ? (@.key == $key).data.places[0]', ${locatorKey}::jsonb)`,
    );
  const grouped = rows
    .flatMap(({ components }) => findBlocks(components, dealerLocatorBlock))
    .flatMap(({ places }) => places)
    .filter(({ dealers }) => dealers.length > 0 && dealers.length <= maxDealers);
  const municipalities = [...(await knownDealers(orm)).values()].flatMap(({ dealerCode, municipality }) => {
    const place = grouped.find(({ dealers }) => dealers.includes(dealerCode));
    return place ? municipality.split("/").map((name) => ({ name, dealers: place.dealers })) : [];
  });
  // A place of the content takes precedence over a municipality with the same name.
  return new Map([...municipalities, ...grouped].map(({ name, dealers }) => [nameKey(name), dealers]));
};
