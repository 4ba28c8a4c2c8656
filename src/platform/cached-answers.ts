import { LRUCache } from "lru-cache";
import { usableUntil } from "./page-cache/followed-records.ts";
import { invalidationCount, isInvalidatedSince } from "./page-cache/invalidated-tags.ts";

interface CachedAnswer<Answer> {
  readonly answer: Answer;
  /** A later refresh has failed. */
  readonly isUnanswered: boolean;
}

interface CacheOptions<Question, Answer> {
  /** Resolves with any answer that may be cached; a rejection reaches the callers that wait, and is not cached. */
  readonly load: (question: Question) => Promise<Answer>;
  readonly keyOf: (question: Question) => string;
  /** Until when an answer is fresh, like `loadedAt` in milliseconds since 1970. */
  readonly freshUntil: (loadedAt: number, answer: Answer, question: Question) => number;
  /** What invalidates an answer; left out, or undefined: any invalidation does. */
  readonly tagsOf?: (answer: Answer) => readonly string[] | undefined;
  /** A failure: the earlier answer is returned instead, and loaded again after `retryAfterMs`. */
  readonly isFailure?: (answer: Answer) => boolean;
  readonly retryAfterMs?: number;
  /** A stale answer that is not returned while it is refreshed. */
  readonly isWaitedFor?: (answer: Answer) => boolean;
  /** An answer that is loaded each time, and removes the cached one. */
  readonly isUncacheable?: (answer: Answer) => boolean;
  readonly bounds: {
    readonly max?: number;
    readonly maxSize: number;
    readonly maxEntrySize?: number;
    readonly sizeOf: (answer: Answer, key: string) => number;
  };
  readonly now?: () => number;
}

interface Entry<Answer> extends CachedAnswer<Answer> {
  readonly loadedAt: number;
  readonly freshUntil: number;
  readonly tags: readonly string[] | undefined;
  /** The number of invalidations before it was loaded. */
  readonly count: number;
}

/** How long what follows from an answer is as valid as it is. */
export interface Validity {
  /** In milliseconds since 1970. */
  readonly until: number;
  /** What invalidates it earlier; undefined: any invalidation does. */
  readonly tags: readonly string[] | undefined;
}

interface Loading<Answer> {
  readonly entry: Promise<Entry<Answer>>;
  readonly count: number;
}

/**
 * A bounded cache of answers: fresh, stale while they are refreshed (RFC 5861), and in place of a failure. Concurrent
 * callers with the same question share one load.
 */
export const createCachedAnswers = <Question, Answer>({
  load,
  keyOf,
  freshUntil,
  tagsOf = () => undefined,
  isFailure = () => false,
  retryAfterMs = 0,
  isWaitedFor = () => false,
  isUncacheable = () => false,
  bounds: { sizeOf, ...limits },
  now = () => Date.now(),
}: CacheOptions<Question, Answer>) => {
  const entries = new LRUCache<string, Entry<Answer>>({
    ...limits,
    sizeCalculation: ({ answer }, key) => sizeOf(answer, key),
  });
  const pending = new Map<string, Loading<Answer>>();

  const loadEntry = async (key: string, question: Question, count: number): Promise<Entry<Answer>> => {
    const loadedAt = now();
    const loaded = await load(question);
    const isUnanswered = isFailure(loaded);
    const answer = (isUnanswered ? entries.get(key)?.answer : undefined) ?? loaded;
    const until = isUnanswered ? now() + retryAfterMs : freshUntil(loadedAt, answer, question);
    return { answer, isUnanswered, loadedAt, freshUntil: until, tags: tagsOf(answer), count };
  };

  const refresh = (key: string, question: Question): Promise<Entry<Answer>> => {
    const known = pending.get(key);
    // What began to be loaded before an invalidation may be outdated.
    if (known && !isInvalidatedSince(known.count, undefined)) return known.entry;
    const count = invalidationCount();
    const isLatest = () => pending.get(key)?.entry === entry;
    const entry = loadEntry(key, question, count)
      .then((loaded) => {
        if (!isLatest()) return loaded;
        if (isUncacheable(loaded.answer)) entries.delete(key);
        else entries.set(key, loaded);
        return loaded;
      })
      .finally(() => isLatest() && pending.delete(key));
    pending.set(key, { entry, count });
    return entry;
  };

  const isInvalidated = ({ count, tags }: Entry<Answer>): boolean => isInvalidatedSince(count, tags);

  const endOf = (entry: Entry<Answer>): number => usableUntil(entry.loadedAt, entry.freshUntil);

  const isFresh = (entry: Entry<Answer>): boolean => !isInvalidated(entry) && now() < endOf(entry);

  return {
    get: async (question: Question): Promise<CachedAnswer<Answer>> => {
      const key = keyOf(question);
      const known = entries.get(key);
      if (!known) return refresh(key, question);
      if (isFresh(known)) return known;
      const refreshed = refresh(key, question);
      if (isInvalidated(known) || known.isUnanswered || isWaitedFor(known.answer)) return refreshed;
      refreshed.catch(() => undefined);
      return known;
    },
    /** Whether `get` would be the first to wait: the answer is new, or too old to be handed out. */
    mustLoad: (question: Question): boolean => {
      const key = keyOf(question);
      const known = entries.peek(key);
      if (pending.has(key)) return false;
      return !known || (isWaitedFor(known.answer) && !isFresh(known));
    },
    /** How long a cached answer is fresh, by `now`, and what invalidates it; undefined when the next `get` loads it. */
    validity: (question: Question): Validity | undefined => {
      const known = entries.peek(keyOf(question));
      if (!known || !isFresh(known) || known.isUnanswered) return undefined;
      return { until: endOf(known), tags: known.tags };
    },
    /** The cached answer, whatever its age. */
    known: (question: Question): Answer | undefined => entries.peek(keyOf(question))?.answer,
    forget: (question: Question): void => {
      entries.delete(keyOf(question));
      pending.delete(keyOf(question));
    },
  };
};
