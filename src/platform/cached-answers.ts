import { LRUCache } from "lru-cache";
import { onClearCachedAnswers } from "./clear-cached-answers.ts";

interface CachedAnswer<Answer> {
  readonly answer: Answer;
  /** A later refresh has failed. */
  readonly isUnanswered: boolean;
}

interface CacheOptions<Question, Answer> {
  /** Resolves with any answer that may be cached; a rejection reaches the callers that wait, and is not cached. */
  readonly load: (question: Question) => Promise<Answer>;
  readonly keyOf: (question: Question) => string;
  readonly freshForMs: number;
  /** A failure: the earlier answer is returned instead, and loaded again after `retryAfterMs`. */
  readonly isFailure?: (answer: Answer) => boolean;
  readonly retryAfterMs?: number;
  /** A stale answer that is not returned while it is refreshed. */
  readonly isWaitedFor?: (answer: Answer) => boolean;
  /** An answer that is loaded each time, and removes the cached one. */
  readonly isUncacheable?: (answer: Answer) => boolean;
  /** An invalidation that changes nothing here: the answers stay fresh. */
  readonly isUnaffected?: () => boolean;
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
  /** The number of invalidations before it was loaded. */
  readonly round: number;
}

/**
 * A bounded cache of answers: fresh, stale while they are refreshed (RFC 5861), and in place of a failure. Concurrent
 * callers with the same question share one load.
 */
export const createCachedAnswers = <Question, Answer>({
  load,
  keyOf,
  freshForMs,
  isFailure = () => false,
  retryAfterMs = 0,
  isWaitedFor = () => false,
  isUncacheable = () => false,
  isUnaffected = () => false,
  bounds: { sizeOf, ...limits },
  now = Date.now,
}: CacheOptions<Question, Answer>) => {
  const entries = new LRUCache<string, Entry<Answer>>({
    ...limits,
    sizeCalculation: ({ answer }, key) => sizeOf(answer, key),
  });
  const pending = new Map<string, Promise<CachedAnswer<Answer>>>();
  let round = 0;

  const take = (key: string, answer: Answer): Entry<Answer> => {
    const isUnanswered = isFailure(answer);
    const stoodIn = isUnanswered ? entries.get(key)?.answer : undefined;
    return { answer: stoodIn ?? answer, loadedAt: now(), round, isUnanswered };
  };

  const store = (key: string, entry: Entry<Answer>): void => {
    if (isUncacheable(entry.answer)) entries.delete(key);
    else entries.set(key, entry);
  };

  const refresh = (key: string, question: Question): Promise<CachedAnswer<Answer>> => {
    const known = pending.get(key);
    if (known) return known;
    const loading = load(question)
      .then((answer) => {
        const entry = take(key, answer);
        // An answer loaded before an invalidation may be outdated.
        if (pending.get(key) === loading) store(key, entry);
        return entry;
      })
      .finally(() => pending.get(key) === loading && pending.delete(key));
    pending.set(key, loading);
    return loading;
  };

  const isForgotten = (entry: Entry<Answer>): boolean => entry.round < round;

  const isFresh = (entry: Entry<Answer>): boolean =>
    !isForgotten(entry) && now() - entry.loadedAt < (entry.isUnanswered ? retryAfterMs : freshForMs);

  /** Cached answers remain as a fallback for failures only. */
  const clear = (): void => {
    round += 1;
    pending.clear();
  };
  onClearCachedAnswers(() => {
    if (!isUnaffected()) clear();
  });

  return {
    get: async (question: Question): Promise<CachedAnswer<Answer>> => {
      const key = keyOf(question);
      const known = entries.get(key);
      if (!known) return refresh(key, question);
      if (isFresh(known)) return known;
      const refreshed = refresh(key, question);
      if (isForgotten(known) || known.isUnanswered || isWaitedFor(known.answer)) return refreshed;
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
    /** Until when a cached answer is fresh, by `now`; 0 when the next `get` loads it. */
    freshUntil: (question: Question): number => {
      const known = entries.peek(keyOf(question));
      return known && isFresh(known) && !known.isUnanswered ? known.loadedAt + freshForMs : 0;
    },
    /** The cached answer, whatever its age. */
    known: (question: Question): Answer | undefined => entries.peek(keyOf(question))?.answer,
    forget: (question: Question): void => {
      entries.delete(keyOf(question));
      pending.delete(keyOf(question));
    },
    clear,
  };
};
