import { isPlainPath } from "./page-path.ts";
import { parseSearchQuery } from "./parse-search-query.ts";
import type { SearchQuery } from "./search-query.ts";
import { serialiseSearchQuery } from "./serialise-search-query.ts";
import { isVehicleKind, type VehicleKind } from "./vehicle-types.ts";

/** A list of vehicles to save or subscribe to: its vehicles, its filters, and the page that shows it. */
export interface SavedList {
  readonly kind?: VehicleKind | undefined;
  /** Codes of the dealers whose vehicles are meant; all when absent. */
  readonly dealers?: readonly string[] | undefined;
  /** All filters, also those of the page itself; without order and page. */
  readonly query: SearchQuery;
  /** The page that shows the list, with its query. */
  readonly path: string;
}

const dealerCode = /^[\w-]{1,20}$/;
const dealerLimit = 60;
const longestPath = 1_000;

/** Reads `?kind=car&list=/coches-ocasion/&brand=seat`. Undefined where it names no page. Never throws. */
export const parseSavedList = (params: URLSearchParams): SavedList | undefined => {
  const path = params.get("list") ?? "";
  if (!isPlainPath(path) || path.length > longestPath) return undefined;
  const kind = params.get("kind") ?? "";
  const dealers = (params.get("dealers") ?? "").split(",").filter((code) => dealerCode.test(code));
  const { query } = parseSearchQuery(params);
  return {
    ...(isVehicleKind(kind) && { kind }),
    ...(dealers.length > 0 && { dealers: [...new Set(dealers)].toSorted().slice(0, dealerLimit) }),
    query: { ...query, sort: "relevance", page: 1 },
    path,
  };
};

/** The list as a query string, in its one spelling. */
export const serialiseSavedList = ({ kind, dealers, query, path }: SavedList): string => {
  const scope = { ...(kind && { kind }), ...(dealers && { dealers: dealers.join() }), list: path };
  const filters = serialiseSearchQuery({ ...query, sort: "relevance", page: 1 });
  return [new URLSearchParams(scope).toString(), filters].filter(Boolean).join("&");
};

/** The filters as the services take them: `{ brand: "seat", priceTo: "15000" }`. */
export const savedFilters = ({ query }: Pick<SavedList, "query">): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(serialiseSearchQuery({ ...query, sort: "relevance", page: 1 })));
