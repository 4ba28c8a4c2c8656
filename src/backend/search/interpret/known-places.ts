import { sql } from "drizzle-orm";
import { z } from "zod";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import type { Orm } from "#backend/store/database.ts";
import { remember } from "#backend/store/remember.ts";
import { pages } from "#backend/store/schema/content.ts";
import { keyOf } from "./read-words.ts";

/** Codes of the dealers to whom people of a place go. */
export type PlaceDealers = readonly string[];

/** Dealers of a place by the letters of its names, in every language, and of the municipalities that belong to it. */
export type Places = ReadonlyMap<string, PlaceDealers>;

const locator = z.object({
  key: z.literal("dealer-locator"),
  data: z.object({
    places: z.array(z.object({ name: z.string(), dealers: z.array(z.string()).min(1).max(60) })),
  }),
});

/** The places that the content groups its dealers by (`docs/decisions/0010`), at most ten seconds old. */
export const knownPlaces = (orm: Orm): Promise<Places> => remember(orm, "places", readPlaces);

const readPlaces = async (orm: Orm): Promise<Places> => {
  const rows = await orm
    .select({ components: pages.components })
    .from(pages)
    .where(sql`${pages.components} @? '$[*] ? (@.key == "dealer-locator").data.places[0]'`);
  const grouped = rows
    .flatMap(({ components }) => components.map((component) => locator.safeParse(component)))
    .flatMap(({ data }) => data?.data.places ?? []);
  const municipalities = [...(await knownDealers(orm)).values()].flatMap(({ dealerCode, municipality }) => {
    const place = grouped.find(({ dealers }) => dealers.includes(dealerCode));
    return place ? municipality.split("/").map((name) => ({ name, dealers: place.dealers })) : [];
  });
  // A place of its own comes before a municipality of another.
  return new Map([...municipalities, ...grouped].map(({ name, dealers }) => [keyOf(name), dealers]));
};
