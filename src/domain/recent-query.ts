import { recentLimit } from "./recent-limit.ts";
import { isVin } from "./vehicle-address.ts";

/** Reads `?vin=A,B`: the vehicles that a device has looked at, latest first, each once, twelve at most. Never throws. */
export const parseRecentQuery = (params: URLSearchParams): readonly string[] => {
  const vins = (params.get("vin") ?? "").slice(0, 400).split(",").filter(isVin);
  return [...new Set(vins)].slice(0, recentLimit);
};

/** The canonical query string without `?`; empty for none. */
export const serialiseRecentQuery = (vins: readonly string[]): string =>
  vins.length === 0 ? "" : `vin=${vins.join(",")}`;
