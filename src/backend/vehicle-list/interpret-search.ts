import type { Handler } from "#backend/http/mount.ts";
import { searchEngine } from "#backend/search/choose-engine.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";

/** `GET search/interpret`: the filters of a typed text. */
export const interpretSearch: Handler<typeof readingEndpoints.interpretSearch> = ({ query }, { orm }) =>
  searchEngine(orm).interpret(query.text, query.kind);
