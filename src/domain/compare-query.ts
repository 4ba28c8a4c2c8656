import type { Locale } from "#platform/locale.ts";
import { compareLimit } from "./compare-limit.ts";
import {
  type CompareWeights,
  parseWeights,
  serialiseWeights,
  weightDigits,
  weightsFromDigits,
} from "./compare-weights.ts";
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

const prefix = "c~";
const marks = /(~d)?(?:~w(\d+))?$/;

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

/** A comparison as one path segment, so that it is a cached page like any other; undefined for none. */
export const compareQueryToSegment = ({ vins, differences, weights }: CompareQuery): string | undefined =>
  vins.length === 0
    ? undefined
    : prefix + vins.join("-") + (differences ? "~d" : "") + (weights ? `~w${weightDigits(weights)}` : "");

/** The comparison of such a segment; an empty one when it is not exactly what `compareQueryToSegment` writes. */
export const compareQueryFromSegment = (segment: string): CompareQuery => {
  const [end = "", differences, digits] = marks.exec(segment) ?? [];
  const vins = segment.startsWith(prefix)
    ? segment.slice(prefix.length, segment.length - end.length).split("-")
    : [];
  const { vins: known } = parseCompareQuery(new URLSearchParams({ vin: vins.join(",") }));
  const weights = digits === undefined ? undefined : weightsFromDigits(digits);
  const read = { vins: known, differences: differences !== undefined, weights };
  return compareQueryToSegment(read) === segment ? read : { vins: [], differences: false };
};
