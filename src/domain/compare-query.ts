import type { Locale } from "#platform/locale.ts";
import { compareLimit } from "./compare-limit.ts";
import { routePath } from "./route-paths.ts";
import { isVin } from "./vehicle-address.ts";

/** What a comparison's address says. */
export interface CompareQuery {
  /** In order, each once, at most four. */
  readonly vins: readonly string[];
  /** Only the rows in which the vehicles differ. */
  readonly differences: boolean;
}

const prefix = "c~";
const differencesMark = "~d";

/** Reads `?vin=A,B&vin=C&differences=1`. Anything that is no VIN is ignored. Never throws. */
export const parseCompareQuery = (params: URLSearchParams): CompareQuery => {
  const vins = params
    .getAll("vin")
    .flatMap((value) => value.slice(0, 400).split(","))
    .filter(isVin);
  return {
    vins: [...new Set(vins)].slice(0, compareLimit),
    differences: params.get("differences") === "1",
  };
};

/** The query string of a comparison, without `?`; empty for none. */
export const serialiseCompareQuery = ({ vins, differences }: CompareQuery): string => {
  if (vins.length === 0) return "";
  return `vin=${vins.join(",")}${differences ? "&differences=1" : ""}`;
};

/** The address of a comparison. */
export const comparePath = (locale: Locale, vins: readonly string[], differences = false): string => {
  const query = serialiseCompareQuery({ vins, differences });
  return routePath("compare", locale) + (query && `?${query}`);
};

/** A comparison as one path segment, so that it is a cached page like any other; undefined for none. */
export const compareQueryToSegment = ({ vins, differences }: CompareQuery): string | undefined =>
  vins.length === 0 ? undefined : prefix + vins.join("-") + (differences ? differencesMark : "");

/** The comparison of such a segment; an empty one when it is not exactly what `compareQueryToSegment` writes. */
export const compareQueryFromSegment = (segment: string): CompareQuery => {
  const differences = segment.endsWith(differencesMark);
  const end = differences ? -differencesMark.length : undefined;
  const vins = segment.startsWith(prefix) ? segment.slice(prefix.length, end).split("-") : [];
  const read = { ...parseCompareQuery(new URLSearchParams({ vin: vins.join(",") })), differences };
  return compareQueryToSegment(read) === segment ? read : { vins: [], differences: false };
};
