import {
  parseSimulationQuery,
  type SimulationQuery,
  unreadableSimulationKeys,
} from "#domain/simulation-query.ts";
import { isVin } from "#domain/vehicle-address.ts";
import { defaultLocale, isLocale, type Locale, locales } from "#platform/locale.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { wordsOf } from "#platform/wording.ts";

export interface SimulationRequest {
  readonly vin: string;
  readonly locale: Locale;
  readonly simulation: SimulationQuery;
}

/** Parses `{vin}?deposit&months&locale`. Fails as `invalid` for a malformed parameter, and names it. */
export const readSimulationRequest = (vin: string, params: URLSearchParams): Result<SimulationRequest> => {
  const locale = params.get("locale") ?? defaultLocale;
  if (!isVin(vin)) return fail("invalid", "17 uppercase letters and digits", { field: "vin", status: 400 });
  if (!isLocale(locale)) return fail("invalid", locales.join(" or "), { field: "locale", status: 400 });
  const [field] = unreadableSimulationKeys(params);
  if (field !== undefined) return fail("invalid", whatItTakes(field, locale), { field, status: 400 });
  return ok({ vin, locale, simulation: parseSimulationQuery(params) });
};

/** In the visitor's language: shown as it is. */
const whatItTakes = (field: keyof SimulationQuery, locale: Locale): string =>
  field === "promo" ? "0 or 1" : wordsOf(locale, "finance").unread[field];
