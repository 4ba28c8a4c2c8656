import { LRUCache } from "lru-cache";
import { onClearCachedAnswers } from "./clear-cached-answers.ts";

interface KeptAnswer<Answer> {
  readonly answer: Answer;
  /** It was asked again since, and no answer came. */
  readonly isUnanswered: boolean;
}

interface KeepingRules<Question, Answer> {
  /** Never rejects for what is to be kept; a rejection reaches whoever waits, and nothing is kept of it. */
  readonly ask: (question: Question) => Promise<Answer>;
  readonly keyOf: (question: Question) => string;
  readonly freshForMs: number;
  /** No answer: an earlier one stands in and is asked again after `retryAfterMs`. */
  readonly isFailure?: (answer: Answer) => boolean;
  readonly retryAfterMs?: number;
  /** An answer that is no longer fresh and is not handed out while it is asked anew. */
  readonly isWaitedFor?: (answer: Answer) => boolean;
  /** An answer that is asked each time, and ends what was kept before it. */
  readonly isNeverKept?: (answer: Answer) => boolean;
  readonly bounds: {
    readonly max?: number;
    readonly maxSize: number;
    readonly maxEntrySize?: number;
    readonly sizeOf: (answer: Answer, key: string) => number;
  };
  readonly now?: () => number;
}

interface Entry<Answer> extends KeptAnswer<Answer> {
  readonly askedAt: number;
  /** How often all was forgotten before it was asked. */
  readonly round: number;
}

/**
 * Answers that are kept while they are fresh, stale while they are asked again (RFC 5861), and in place of one that fails
 * to come. One question is asked once at a time, however many wait for it; what is kept is bounded.
 */
export const createCachedAnswers = <Question, Answer>({
  ask,
  keyOf,
  freshForMs,
  isFailure = () => false,
  retryAfterMs = 0,
  isWaitedFor = () => false,
  isNeverKept = () => false,
  bounds: { sizeOf, ...limits },
  now = Date.now,
}: KeepingRules<Question, Answer>) => {
  const entries = new LRUCache<string, Entry<Answer>>({
    ...limits,
    sizeCalculation: ({ answer }, key) => sizeOf(answer, key),
  });
  const pending = new Map<string, Promise<KeptAnswer<Answer>>>();
  let round = 0;

  const take = (key: string, answer: Answer): Entry<Answer> => {
    const isUnanswered = isFailure(answer);
    const stoodIn = isUnanswered ? entries.get(key)?.answer : undefined;
    return { answer: stoodIn ?? answer, askedAt: now(), round, isUnanswered };
  };

  const keep = (key: string, entry: Entry<Answer>): void => {
    if (isNeverKept(entry.answer)) entries.delete(key);
    else entries.set(key, entry);
  };

  const refresh = (key: string, question: Question): Promise<KeptAnswer<Answer>> => {
    const known = pending.get(key);
    if (known) return known;
    const asked = ask(question)
      .then((answer) => {
        const entry = take(key, answer);
        // What was forgotten meanwhile may be answered as it was before.
        if (pending.get(key) === asked) keep(key, entry);
        return entry;
      })
      .finally(() => pending.get(key) === asked && pending.delete(key));
    pending.set(key, asked);
    return asked;
  };

  const isForgotten = (entry: Entry<Answer>): boolean => entry.round < round;

  const isFresh = (entry: Entry<Answer>): boolean =>
    !isForgotten(entry) && now() - entry.askedAt < (entry.isUnanswered ? retryAfterMs : freshForMs);

  /** What was known stands in where it cannot be asked again; nothing else is done with it. */
  const clear = (): void => {
    round += 1;
    pending.clear();
  };
  onClearCachedAnswers(clear);

  return {
    get: async (question: Question): Promise<KeptAnswer<Answer>> => {
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
    hasToAsk: (question: Question): boolean => {
      const key = keyOf(question);
      const known = entries.peek(key);
      if (pending.has(key)) return false;
      return !known || (isWaitedFor(known.answer) && !isFresh(known));
    },
    /** Until when an answer is handed out without being asked again, by `now`; 0 for one that is asked by the next `get`. */
    freshUntil: (question: Question): number => {
      const known = entries.peek(keyOf(question));
      return known && isFresh(known) && !known.isUnanswered ? known.askedAt + freshForMs : 0;
    },
    forget: (question: Question): void => {
      entries.delete(keyOf(question));
      pending.delete(keyOf(question));
    },
    clear,
  };
};
