import type { Locale } from "#platform/locale.ts";
import { compareLimit } from "./compare-limit.ts";
import { type CompareWeights, parseWeights, serialiseWeights } from "./compare-weights.ts";
import { routePath } from "./route-paths.ts";
import { isVin } from "./vehicle-address.ts";

/** The query of a comparison's address. */
export interface CompareQuery {
  /** In order, each once, at most four. */
  readonly vins: readonly string[];
  /** Only the rows in which the vehicles differ. */
  readonly differences: boolean;
  /** The visitor's weights of the criteria; undefined when not set. */
  readonly weights?: CompareWeights | undefined;
}

/** Reads `?vin=A,B&vin=C&differences=1` and weights. Anything that is no VIN is ignored. Never throws. */
export const parseCompareQuery = (params: URLSearchParams): CompareQuery => {
  const vins = params
    .getAll("vin")
    .flatMap((value) => value.slice(0, 400).split(","))
    .filter(isVin);
  return {
    vins: [...new Set(vins)].slice(0, compareLimit),
    differences: params.get("differences") === "1",
    weights: parseWeights(params),
  };
};

/** The query string of a comparison, without `?`; empty for none. */
export const serialiseCompareQuery = ({ vins, differences, weights }: CompareQuery): string => {
  if (vins.length === 0) return "";
  return `vin=${vins.join(",")}${differences ? "&differences=1" : ""}${serialiseWeights(weights)}`;
};

/** The address of a comparison. */
export const comparePath = (
  locale: Locale,
  vins: readonly string[],
  { differences = false, weights }: Partial<Omit<CompareQuery, "vins">> = {},
): string => {
  const query = serialiseCompareQuery({ vins, differences, weights });
  return routePath("compare", locale) + (query && `?${query}`);
};
