import { LRUCache } from "lru-cache";
import { perProcess } from "../per-process.ts";

type Drop = {
  /** In milliseconds since 1970, by this machine's clock. */
  readonly at: number;
  /** Its number in the record that processes share; undefined where it has none. */
  readonly number?: string;
};

/** More than are dropped while any page is fresh: an older page is rendered again in any case. */
const limit = 50_000;

const drops = perProcess("dropped-tags", () => ({
  byTag: new LRUCache<string, Drop>({ max: limit }),
  /** Everything rendered until then was dropped: of what an earlier process kept nobody knows what was dropped meanwhile. */
  all: Date.now() - 1,
  latest: 0,
}));

/** Notes that what was rendered of these tags until now says something else than the services do. What is known of later drops stays. */
export const markInvalidated = (tags: readonly string[], drop: Drop = { at: Date.now() }): void => {
  const { byTag, latest } = drops();
  for (const tag of tags) if (drop.at >= (byTag.get(tag)?.at ?? 0)) byTag.set(tag, drop);
  drops().latest = Math.max(latest, drop.at);
};

/** Notes that nobody knows what has changed. */
export const noteAllDropped = (): void => {
  drops().all = Date.now();
};

/** Notes that this process knows of every drop since long before any page that is fresh. */
export const noteAllKnown = (): void => {
  drops().all = 0;
};

/** When anything was last dropped, in milliseconds since 1970. */
export const lastDropOfAll = (): number => Math.max(drops().all, drops().latest);

/** When one of these tags was last dropped, leaving out that everything may have been. */
export const lastTagDropOf = (tags: readonly string[]): number =>
  Math.max(0, ...tags.map((tag) => drops().byTag.get(tag)?.at ?? 0));

/** When one of these tags was last dropped, in milliseconds since 1970; 0: never. */
export const lastDropOf = (tags: readonly string[]): number => Math.max(drops().all, lastTagDropOf(tags));

/** Two numbers of the shared record, as Redis writes them: `1732545123456-0`. */
const isLater = (a: string, b: string): boolean => {
  const [[aTime = "0", aCount = "0"], [bTime = "0", bCount = "0"]] = [a.split("-"), b.split("-")];
  return aTime === bTime ? BigInt(aCount) > BigInt(bCount) : BigInt(aTime) > BigInt(bTime);
};

/** Whether one of these tags was dropped after a number of the shared record; a drop that is not in it is later than all. */
export const isDroppedAfter = (tags: readonly string[], number: string): boolean =>
  tags.some((tag) => {
    const drop = drops().byTag.get(tag);
    return drop !== undefined && (drop.number === undefined || isLater(drop.number, number));
  });
