import { LRUCache } from "lru-cache";
import type { Locale } from "#platform/locale.ts";
import type { PathFact } from "./outcome.ts";

export type AskServices = (pathname: string, locale: Locale) => Promise<PathFact>;

interface Entry {
  fact: PathFact;
  askedAt: number;
  /** The last question got no answer; the fact is what was known before. */
  unanswered: boolean;
}

const freshForMs = 60_000;
const unansweredForMs = 2_000;

/** Bounds of the table: entries, the characters of all together, and of one; a longer path is asked about each time. */
const bounds = { max: 5_000, maxSize: 1_000_000, maxEntrySize: 4_000 } as const;

const charactersOf = ({ fact }: Entry, key: string): number => key.length + JSON.stringify(fact).length;

/**
 * What paths lead to, bounded, asked again after a minute. An older fact is handed out at once and refreshed behind
 * it, so that a slow service slows no page down that was seen before. A fact that could not be refreshed counts as
 * unreachable: then only stored pages may be shown.
 */
export const createPathTable = (
  ask: AskServices,
  { now = Date.now, ...limits }: Partial<Record<keyof typeof bounds, number>> & { now?: () => number } = {},
) => {
  const entries = new LRUCache<string, Entry>({ ...bounds, ...limits, sizeCalculation: charactersOf });
  const pending = new Map<string, Promise<PathFact>>();

  const refresh = (key: string, pathname: string, locale: Locale): Promise<PathFact> => {
    const asked =
      pending.get(key) ??
      ask(pathname, locale)
        .then((fact) => {
          const known = entries.get(key);
          const unanswered = fact.kind === "unreachable";
          entries.set(key, { fact: unanswered && known ? known.fact : fact, askedAt: now(), unanswered });
          return fact;
        })
        .finally(() => pending.delete(key));
    pending.set(key, asked);
    return asked;
  };

  return {
    /** Never rejects as long as `ask` does not. */
    lookUp: async (pathname: string, locale: Locale): Promise<PathFact> => {
      const key = `${locale} ${pathname}`;
      const known = entries.get(key);
      if (!known) return refresh(key, pathname, locale);
      const age = now() - known.askedAt;
      if (age > (known.unanswered ? unansweredForMs : freshForMs)) {
        const refreshed = refresh(key, pathname, locale);
        if (known.unanswered || known.fact.kind === "missing") return refreshed;
        refreshed.catch(() => undefined);
      }
      return known.unanswered ? { kind: "unreachable" } : known.fact;
    },
    /** Whether a look-up would wait for the services: the path is new, or was wrong more than a minute ago. */
    hasToAsk: (pathname: string, locale: Locale): boolean => {
      const key = `${locale} ${pathname}`;
      const known = entries.peek(key);
      if (pending.has(key)) return false;
      return !known || (known.fact.kind === "missing" && now() - known.askedAt > freshForMs);
    },
    /** Forgets one path: what it led to has turned out to be wrong. */
    forget: (pathname: string, locale: Locale): void => void entries.delete(`${locale} ${pathname}`),
    /** Forgets everything: content has changed. */
    clear: () => entries.clear(),
  };
};

export type PathTable = ReturnType<typeof createPathTable>;
