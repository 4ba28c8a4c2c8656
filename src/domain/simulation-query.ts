import { roundHalfUp } from "./money.ts";
import { decodeQuerySegment, encodeQuerySegment } from "./query-segment.ts";

/** The finance simulation asked for on a vehicle page: deposit in whole euros, term in months. Absent means default. */
export type SimulationQuery = { readonly deposit?: number; readonly months?: number };

export const simulationQueryKeys = ["deposit", "months"] as const;

const limits = { deposit: { min: 0, max: 9_999_999 }, months: { min: 1, max: 240 } } as const;

type Writable = { -readonly [Key in keyof SimulationQuery]: SimulationQuery[Key] };

/**
 * Whole numbers within bounds that no offer reaches, so that whoever asks for too much is still told what the most
 * is. What is no number is left out. Idempotent.
 */
export function normaliseSimulationQuery(query: SimulationQuery): SimulationQuery {
  const result: Writable = {};
  for (const key of simulationQueryKeys) {
    const value = query[key];
    const { min, max } = limits[key];
    if (value !== undefined && Number.isFinite(value))
      result[key] = Math.min(Math.max(roundHalfUp(value), min), max);
  }
  return result;
}

/** Reads `deposit` and `months`, rounded to whole euros and months; anything unusable is ignored. Never throws. */
export function parseSimulationQuery(params: URLSearchParams): SimulationQuery {
  const raw: Writable = {};
  for (const key of simulationQueryKeys) {
    const value = readAmount(params.get(key));
    if (value !== undefined) raw[key] = value;
  }
  return normaliseSimulationQuery(raw);
}

/** The keys that hold something which is no number; an empty field asks for the default. */
export function unreadableSimulationKeys(params: URLSearchParams): readonly (keyof SimulationQuery)[] {
  return simulationQueryKeys.filter((key) => {
    const text = params.get(key)?.trim();
    return text !== undefined && text !== "" && readAmount(text) === undefined;
  });
}

/** A number as a number field sends it, or typed with a decimal comma and a currency sign. */
export function readAmount(text: string | null): number | undefined {
  const digits = /^([+-]?\d{1,12}(?:[.,]\d{1,2})?)\s*€?$/.exec(text?.trim() ?? "")?.[1];
  return digits === undefined ? undefined : Number(digits.replace(",", "."));
}

/** The canonical query string without `?`; empty when nothing is asked. */
export function serialiseSimulationQuery(query: SimulationQuery): string {
  const canonical = normaliseSimulationQuery(query);
  return simulationQueryKeys
    .filter((key) => canonical[key] !== undefined)
    .map((key) => `${key}=${canonical[key]}`)
    .join("&");
}

/** The path segment `s~...`, percent-encoded; undefined when nothing is asked. */
export function simulationQueryToSegment(query: SimulationQuery): string | undefined {
  const canonical = serialiseSimulationQuery(query);
  return canonical === "" ? undefined : encodeQuerySegment("s", canonical);
}

/** The query of an `s~...` segment. Undefined unless the segment is exactly canonical. */
export function simulationQueryFromSegment(segment: string): SimulationQuery | undefined {
  const text = decodeQuerySegment("s", segment);
  if (!text) return undefined;
  const query = parseSimulationQuery(new URLSearchParams(text));
  return serialiseSimulationQuery(query) === text ? query : undefined;
}
