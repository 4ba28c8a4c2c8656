import { isVin } from "./vehicle-address.ts";

/** How many vehicles stand side by side. */
export const compareLimit = 4;

const prefix = "c~";

/** The VINs of `?vin=A,B&vin=C`, in order, each once, at most four. Anything that is no VIN is ignored. Never throws. */
export function parseCompareQuery(params: URLSearchParams): readonly string[] {
  const vins = params
    .getAll("vin")
    .flatMap((value) => value.slice(0, 400).split(","))
    .filter(isVin);
  return [...new Set(vins)].slice(0, compareLimit);
}

/** The query string of a comparison, without `?`; empty for none. */
export function serialiseCompareQuery(vins: readonly string[]): string {
  return vins.length === 0 ? "" : `vin=${vins.join(",")}`;
}

/** A comparison as one path segment, so that it is a cached page like any other; undefined for none. */
export function compareQueryToSegment(vins: readonly string[]): string | undefined {
  return vins.length === 0 ? undefined : prefix + vins.join("-");
}

/** The VINs of such a segment; none when it is not exactly what `compareQueryToSegment` writes. */
export function compareQueryFromSegment(segment: string): readonly string[] {
  const vins = segment.startsWith(prefix) ? segment.slice(prefix.length).split("-") : [];
  const read = parseCompareQuery(new URLSearchParams({ vin: vins.join(",") }));
  return compareQueryToSegment(read) === segment ? read : [];
}
