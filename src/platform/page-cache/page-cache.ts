import { LRUCache } from "lru-cache";
import { perProcess } from "../per-process.ts";
import { count } from "../telemetry/metrics.ts";
import { inSpan } from "../telemetry/spans.ts";
import type { Positions } from "./invalidated-tags.ts";
import { type CacheablePage, diskStore, type PageStore, sharedStore } from "./page-stores.ts";
import { type StoredPage, stateOf } from "./stored-page.ts";

const memoryBytes = 32 * 1024 * 1024;
const headerBytes = 2_000;

const sizeOf = ({ bytes }: CacheablePage): number =>
  [...bytes.values()].reduce((sum, { byteLength }) => sum + byteLength, headerBytes);

const outcomeOf = (page: CacheablePage | undefined): "hit" | "stale" | "miss" => {
  if (page === undefined) return "miss";
  return stateOf(page.facts) === "fresh" ? "hit" : "stale";
};

/**
 * The pages for everybody: in the memory of this process, on its disk, and in Redis. Invalidations are notes beside them
 * (`invalidated-tags.ts`), so a page of any age is found; `stateOf` says whether it may be shown.
 * @public Tests open one of their own.
 */
export const createPageCache = ({
  disk = diskStore,
  shared = sharedStore,
  maxBytes = memoryBytes,
}: {
  readonly disk?: PageStore;
  readonly shared?: PageStore;
  readonly maxBytes?: number;
} = {}) => {
  const memory = new LRUCache<string, CacheablePage>({ maxSize: maxBytes, sizeCalculation: sizeOf });

  const counted = (tier: "memory" | PageStore["tier"], page: CacheablePage | undefined) => {
    count("volante_page_cache_lookups", { tier, outcome: outcomeOf(page) });
    return page;
  };

  const readFrom = async (store: PageStore, key: string): Promise<CacheablePage | undefined> => {
    const found = counted(store.tier, await store.read(key));
    if (found) memory.set(key, found);
    return found;
  };

  /** Notes that a page has bytes of another size now. */
  const resized = (page: StoredPage): void => {
    const own = memory.peek(page.key);
    if (own === page) memory.set(page.key, own);
  };

  return {
    /** What this process has in memory. */
    peek: (key: string): CacheablePage | undefined => memory.get(key),
    /** The newest page there is, of any age: of another process only where our own may not be shown as it is. */
    find: (key: string): Promise<CacheablePage | undefined> =>
      inSpan("page cache", {}, async (note) => {
        const own = counted("memory", memory.get(key)) ?? (await readFrom(disk, key));
        const isOwn = own !== undefined && stateOf(own.facts) === "fresh";
        const other = isOwn ? undefined : counted("shared", await shared.read(key));
        const isNewer = other !== undefined && other.facts.renderedAt > (own?.facts.renderedAt ?? 0);
        if (isNewer) {
          memory.set(key, other);
          await disk.write(other, undefined);
        }
        const page = isNewer ? other : own;
        note({ outcome: outcomeOf(page) });
        return page;
      }),
    has: async (key: string): Promise<boolean> =>
      memory.has(key) || (await disk.has(key)) || (await shared.has(key)),
    /** Stores a page, in memory at once; resolves when the other places have it. */
    save: async (page: CacheablePage, seen: Positions | undefined): Promise<void> => {
      memory.set(page.key, page);
      await Promise.all([disk.write(page, seen), shared.write(page, seen)]);
      resized(page);
    },
    resized,
    remove: async (key: string): Promise<void> => {
      memory.delete(key);
      await Promise.all([disk.remove(key), shared.remove(key)]);
    },
  };
};

export const pageCache = perProcess("page-cache", () => createPageCache());
