import { roundHalfUp } from "./money.ts";
import { readAmount } from "./read-amount.ts";

/**
 * The finance simulation requested on a vehicle page: deposit in whole euros, term in months, and whether the vehicle's
 * campaign is excluded. Absent means default.
 */
export type SimulationQuery = {
  readonly deposit?: number;
  readonly months?: number;
  readonly promo?: false;
};

const amountKeys = ["deposit", "months"] as const;
const simulationQueryKeys = [...amountKeys, "promo"] as const;

const limits = { deposit: { min: 0, max: 9_999_999 }, months: { min: 1, max: 240 } } as const;

type Writable = { -readonly [Key in keyof SimulationQuery]: SimulationQuery[Key] };

/**
 * Whole numbers within bounds that no offer reaches, so that a request for too much is still answered with the maximum. What
 * is no number is left out. Idempotent.
 */
const normaliseSimulationQuery = (query: SimulationQuery): SimulationQuery => {
  const result: Writable = {};
  for (const key of amountKeys) {
    const value = query[key];
    const { min, max } = limits[key];
    if (value !== undefined && Number.isFinite(value))
      result[key] = Math.min(Math.max(roundHalfUp(value), min), max);
  }
  if (query.promo === false) result.promo = false;
  return result;
};

/** Reads `deposit`, `months` and `promo=0`; amounts are rounded, anything unusable is ignored. Never throws. */
export const parseSimulationQuery = (params: URLSearchParams): SimulationQuery => {
  const raw: Writable = {};
  for (const key of amountKeys) {
    const value = readAmount(params.get(key));
    if (value !== undefined) raw[key] = value;
  }
  if (params.get("promo")?.trim() === "0") raw.promo = false;
  return normaliseSimulationQuery(raw);
};

/** The keys whose value is no number; an empty field means the default. */
export const unreadableSimulationKeys = (params: URLSearchParams): readonly (keyof SimulationQuery)[] =>
  simulationQueryKeys.filter((key) => {
    const text = params.get(key)?.trim();
    if (text === undefined || text === "") return false;
    return key === "promo" ? !/^[01]$/.test(text) : readAmount(text) === undefined;
  });

/** The canonical query string without `?`; empty for the default. */
export const serialiseSimulationQuery = (query: SimulationQuery): string => {
  const canonical = normaliseSimulationQuery(query);
  return simulationQueryKeys
    .filter((key) => canonical[key] !== undefined)
    .map((key) => `${key}=${Number(canonical[key])}`)
    .join("&");
};
