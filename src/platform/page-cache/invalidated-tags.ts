import { LRUCache } from "lru-cache";
import { perProcess } from "../per-process.ts";

/** Where invalidations are recorded: in the database of the services, and in Redis where the storefront's processes share one. */
export type RecordName = "services" | "redis";

/** By record, the number of the last invalidation that is known. */
export type Positions = Readonly<Partial<Record<RecordName, string>>>;

type Marks = {
  /** When the tag was last invalidated, in milliseconds since 1970 by this machine's clock. */
  readonly at: number;
  /** The same, of those that no record has; 0: never. */
  readonly unrecordedAt: number;
  /** The numbers of the last ones in the records. */
  readonly numbers: Positions;
  /** How many invalidations there had been in this process by then, this one included. */
  readonly count: number;
};

/** Beyond it the oldest are forgotten, and what was rendered before them is invalid. */
const limit = 50_000;

const invalidations = perProcess("invalidated-tags", () => {
  const started = Date.now() - 1;
  const state = {
    byTag: new LRUCache<string, Marks>({
      max: limit,
      dispose: ({ at, count }, _, reason) => {
        if (reason !== "evict") return;
        state.all = Math.max(state.all, at);
        state.allCount = Math.max(state.allCount, count);
      },
    }),
    started,
    /** Everything rendered before is invalid: what was invalidated since an earlier process stored it is unknown. */
    all: started,
    /** How many invalidations there were in this process. */
    count: 0,
    /** How many by the last one of everything. */
    allCount: 0,
  };
  return state;
});

/** Two numbers of a record: of the services (`783`), or of a stream of Redis (`1732545123456-0`). */
const isLater = (a: string, b: string): boolean => {
  const [[aFirst = "0", aCount = "0"], [bFirst = "0", bCount = "0"]] = [a.split("-"), b.split("-")];
  return aFirst === bFirst ? BigInt(aCount) > BigInt(bCount) : BigInt(aFirst) > BigInt(bFirst);
};

export type Invalidation = {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Undefined for one that no record has. */
  readonly recorded?: { readonly in: RecordName; readonly number: string };
};

/** Invalidates what was rendered of these tags until now. Later invalidations that are known remain. */
export const markInvalidated = (
  tags: readonly string[],
  { at, recorded }: Invalidation = { at: Date.now() },
): void => {
  const state = invalidations();
  state.count += 1;
  for (const tag of tags) {
    const before = state.byTag.get(tag) ?? { at: 0, unrecordedAt: 0, numbers: {}, count: 0 };
    const known = recorded && before.numbers[recorded.in];
    const isNews = recorded !== undefined && (known === undefined || isLater(recorded.number, known));
    state.byTag.set(tag, {
      at: Math.max(at, before.at),
      count: state.count,
      unrecordedAt: recorded ? before.unrecordedAt : Math.max(at, before.unrecordedAt),
      numbers: isNews ? { ...before.numbers, [recorded.in]: recorded.number } : before.numbers,
    });
  }
};

/** Invalidates everything rendered until now. */
export const markAllInvalidated = (): void => {
  const state = invalidations();
  state.all = Date.now();
  state.count += 1;
  state.allCount = state.count;
};

/** How many invalidations there were in this process: to be read before something is loaded. */
export const invalidationCount = (): number => invalidations().count;

/**
 * Whether something that this process loaded was invalidated since.
 * @param count the number of invalidations before it was loaded
 * @param tags what invalidates it; undefined: anything does
 */
export const isInvalidatedSince = (count: number, tags: readonly string[] | undefined): boolean => {
  const state = invalidations();
  if (state.count === count) return false;
  return !tags || state.allCount > count || tags.some((tag) => (state.byTag.get(tag)?.count ?? 0) > count);
};

/** Notes, at the start, that every invalidation is known since before any page that is still fresh. @param but what was rendered until then is invalid */
export const noteAllKnown = (but = 0): void => {
  const state = invalidations();
  if (state.all === state.started) state.all = but;
};

/** When one of these tags was last invalidated, leaving out that everything may have been. */
export const lastTagInvalidationOf = (tags: readonly string[]): number =>
  Math.max(0, ...tags.map((tag) => invalidations().byTag.get(tag)?.at ?? 0));

/** When one of these tags was last invalidated, in milliseconds since 1970; 0: never. */
export const lastInvalidationOf = (tags: readonly string[]): number =>
  Math.max(invalidations().all, lastTagInvalidationOf(tags));

/**
 * Whether one of these tags was invalidated after what a process knew when it started to render.
 * @param seen what it knew of the records
 * @param at when that was by our clock, for invalidations that no record has
 */
export const isInvalidatedAfter = (tags: readonly string[], seen: Positions, at: number): boolean =>
  tags.some((tag) => {
    const marks = invalidations().byTag.get(tag);
    if (marks === undefined) return false;
    const isIn = ([name, number]: [string, string]) => {
      const known = seen[name as RecordName];
      return known === undefined || isLater(number, known);
    };
    return marks.unrecordedAt >= at || Object.entries(marks.numbers).some(isIn);
  });
