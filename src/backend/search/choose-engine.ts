import type { Orm } from "#backend/store/database.ts";
import { inMemoryEngine } from "./in-memory/in-memory-engine.ts";
import type { SearchEngine } from "./search-engine.ts";

/** The search engine of a database. */
export const searchEngine = (orm: Orm): SearchEngine => inMemoryEngine(orm);
