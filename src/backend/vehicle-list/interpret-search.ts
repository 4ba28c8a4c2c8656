import type { Handler } from "#backend/http/mount.ts";
import { searchEngine } from "#backend/search/choose-engine.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";

/** `GET search/interpret`: the filters of a typed text. */
export const interpretSearch: Handler<typeof readingEndpoints.interpretSearch> = async (
  { query: { text, kind, suggest } },
  { orm, locale, now },
) => {
  const engine = searchEngine(orm);
  const [meaning, suggestions] = await Promise.all([
    engine.interpret(text, kind),
    suggest && engine.suggest(text, { kind, locale }, now),
  ]);
  return { ...meaning, ...(suggestions && { suggestions: [...suggestions] }) };
};
