import { inArray } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { feedPictures } from "#backend/store/schema/inventory-feeds.ts";
import type { LinkedPicture } from "#backend/store/schema/vehicle-types.ts";
import { stockPictures } from "#contract/stock-pictures.ts";

/** The hashes of stored pictures by the addresses that they came from. */
export type OwnPictures = ReadonlyMap<string, string>;

/** Which of these addresses have been fetched. */
export const knownPictures = async (orm: Orm, addresses: readonly string[]): Promise<OwnPictures> => {
  const { address, hash } = feedPictures;
  const known = new Map<string, string>();
  for (let at = 0; at < addresses.length; at += 1000) {
    const some = addresses.slice(at, at + 1000);
    const found = await orm.select({ address, hash }).from(feedPictures).where(inArray(address, some));
    for (const each of found) known.set(each.address, each.hash);
  }
  return known;
};

/** What pages show for these addresses: our own pictures, each once. */
export const linked = (addresses: readonly string[], own: OwnPictures): LinkedPicture[] => {
  const hashes = addresses.flatMap((address) => own.get(address) ?? []);
  return [...new Set(hashes)].map((hash) => ({ url: stockPictures.pathOf(hash) }));
};
