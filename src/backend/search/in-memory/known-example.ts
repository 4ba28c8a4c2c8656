import { LRUCache } from "lru-cache";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";
import type { Known } from "../interpret/reading.ts";
import { type ExampleRequest, exampleText } from "./example-text.ts";
import type { Scope, SearchedStock } from "./stock.ts";
import type { StockColumns } from "./stock-columns.ts";

type Memory = Pick<Known, "places"> & {
  readonly columns: StockColumns;
  readonly texts: LRUCache<string, { readonly text: string | undefined }>;
};

/** More than there are pages with lists; anybody may ask about others. */
const mostRemembered = 1_000;

/** By the catalogue, which is read again every ten seconds: an example is as old at most. */
const memories = new WeakMap<object, Memory>();

const memoryOf = ({ index: { columns } }: SearchedStock, { catalogue, places }: Known): Memory => {
  const known = memories.get(catalogue);
  if (known?.columns === columns && known.places === places) return known;
  const memory = {
    columns,
    places,
    texts: new LRUCache<string, { text: string | undefined }>({ max: mostRemembered }),
  };
  memories.set(catalogue, memory);
  return memory;
};

/**
 * The example of what a page is about, found once as long as stock, catalogue and places are the same: whatever else a visitor filters
 * by, it stays the same, and to find it costs more than the search.
 */
export const knownExample = (
  stock: SearchedStock,
  scope: Scope,
  request: ExampleRequest,
): string | undefined => {
  const { kind, about, locale, known } = request;
  const { texts } = memoryOf(stock, known);
  const key = JSON.stringify([locale, kind, serialiseSearchQuery(about), [...(scope.dealers ?? [])]]);
  const found = texts.get(key) ?? { text: exampleText(stock, scope, request) };
  texts.set(key, found);
  return found.text;
};
