import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import { createKeptAnswers } from "#platform/kept-answers.ts";
import type { Locale } from "#platform/locale.ts";
import type { PathFact } from "./outcome.ts";

export type AskServices = (pathname: string, locale: Locale) => Promise<PathFact>;

interface Path {
  readonly pathname: string;
  readonly locale: Locale;
}

/** Bounds of the table: entries, the characters of all together, and of one; a longer path is asked about each time. */
const bounds = {
  max: 5_000,
  maxSize: 1_000_000,
  maxEntrySize: 4_000,
  sizeOf: (fact: PathFact, key: string) => key.length + JSON.stringify(fact).length,
};

/**
 * What paths lead to, bounded, asked again after a minute. An older fact is handed out at once and refreshed behind
 * it, so that a slow service slows no page down that was seen before. A fact that could not be refreshed counts as
 * unreachable: then only stored pages may be shown.
 */
export const createPathTable = (
  ask: AskServices,
  {
    now,
    ...limits
  }: Partial<Record<"max" | "maxSize" | "maxEntrySize", number>> & {
    now?: () => number;
  } = {},
) => {
  const facts = createKeptAnswers<Path, PathFact>({
    ask: ({ pathname, locale }) => ask(pathname, locale),
    keyOf: ({ pathname, locale }) => `${locale} ${pathname}`,
    freshForMs: cacheLifetimes.pathFact * 1000,
    isFailure: ({ kind }) => kind === "unreachable",
    retryAfterMs: cacheLifetimes.failedAnswer * 1000,
    isWaitedFor: ({ kind }) => kind === "missing",
    bounds: { ...bounds, ...limits },
    ...(now && { now }),
  });
  return {
    /** Never rejects as long as `ask` does not. */
    lookUp: async (pathname: string, locale: Locale): Promise<PathFact> => {
      const { answer, isUnanswered } = await facts.get({ pathname, locale });
      return isUnanswered ? { kind: "unreachable" } : answer;
    },
    /** Whether a look-up would wait for the services: the path is new, or was wrong more than a minute ago. */
    hasToAsk: (pathname: string, locale: Locale): boolean => facts.hasToAsk({ pathname, locale }),
    /** Until when nothing is asked about a path, in milliseconds since 1970; 0 when it is asked about next time. */
    freshUntil: (pathname: string, locale: Locale): number => facts.freshUntil({ pathname, locale }),
    /** Forgets one path: what it led to has turned out to be wrong. */
    forget: (pathname: string, locale: Locale): void => facts.forget({ pathname, locale }),
    /** Forgets everything: content has changed. */
    clear: facts.clear,
  };
};
