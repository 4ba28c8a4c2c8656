import { recentLimit } from "./recent-limit.ts";
import { isVin } from "./vehicle-address.ts";

const prefix = "r~";

/** Reads `?vin=A,B`: the vehicles that a device has looked at, latest first, each once, twelve at most. Never throws. */
export const parseRecentQuery = (params: URLSearchParams): readonly string[] => {
  const vins = (params.get("vin") ?? "").slice(0, 400).split(",").filter(isVin);
  return [...new Set(vins)].slice(0, recentLimit);
};

/** The vehicles as one path segment; undefined for none. */
export const recentQueryToSegment = (vins: readonly string[]): string | undefined =>
  vins.length === 0 ? undefined : prefix + vins.join("-");

/** The vehicles of such a segment; none when it is not exactly what `recentQueryToSegment` writes. */
export const recentQueryFromSegment = (segment: string): readonly string[] => {
  const text = segment.startsWith(prefix) ? segment.slice(prefix.length).replaceAll("-", ",") : "";
  const vins = parseRecentQuery(new URLSearchParams({ vin: text }));
  return recentQueryToSegment(vins) === segment ? vins : [];
};
