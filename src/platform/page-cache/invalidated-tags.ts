import { LRUCache } from "lru-cache";
import { perProcess } from "../per-process.ts";

type Invalidation = {
  /** In milliseconds since 1970, by this machine's clock. */
  readonly at: number;
  /** Its number in the record that processes share; undefined where it has none. */
  readonly number?: string;
};

/** More than are invalidated while any page is fresh: an older page is rendered again in any case. */
const limit = 50_000;

const invalidations = perProcess("invalidated-tags", () => ({
  byTag: new LRUCache<string, Invalidation>({ max: limit }),
  /** Everything rendered before is invalid: what was invalidated since an earlier process stored it is unknown. */
  all: Date.now() - 1,
}));

/** Invalidates what was rendered of these tags until now. Later invalidations that are known remain. */
export const markInvalidated = (
  tags: readonly string[],
  invalidation: Invalidation = { at: Date.now() },
): void => {
  const { byTag } = invalidations();
  for (const tag of tags) if (invalidation.at >= (byTag.get(tag)?.at ?? 0)) byTag.set(tag, invalidation);
};

/** Invalidates everything rendered until now. */
export const markAllInvalidated = (): void => {
  invalidations().all = Date.now();
};

/** Notes that this process knows of every invalidation since long before any page that is fresh. */
export const noteAllKnown = (): void => {
  invalidations().all = 0;
};

/** When one of these tags was last invalidated, leaving out that everything may have been. */
export const lastTagInvalidationOf = (tags: readonly string[]): number =>
  Math.max(0, ...tags.map((tag) => invalidations().byTag.get(tag)?.at ?? 0));

/** When one of these tags was last invalidated, in milliseconds since 1970; 0: never. */
export const lastInvalidationOf = (tags: readonly string[]): number =>
  Math.max(invalidations().all, lastTagInvalidationOf(tags));

/** Two numbers of the shared record, as Redis writes them: `1732545123456-0`. */
const isLater = (a: string, b: string): boolean => {
  const [[aTime = "0", aCount = "0"], [bTime = "0", bCount = "0"]] = [a.split("-"), b.split("-")];
  return aTime === bTime ? BigInt(aCount) > BigInt(bCount) : BigInt(aTime) > BigInt(bTime);
};

/** Whether one of these tags was invalidated after a number of the shared record; an invalidation that is not in it is later than all. */
export const isInvalidatedAfter = (tags: readonly string[], number: string): boolean =>
  tags.some((tag) => {
    const invalidation = invalidations().byTag.get(tag);
    return (
      invalidation !== undefined &&
      (invalidation.number === undefined || isLater(invalidation.number, number))
    );
  });
