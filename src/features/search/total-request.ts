import { parseSearchQuery } from "#domain/parse-search-query.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import { isVehicleKind, type VehicleKind } from "#domain/vehicle-types.ts";
import { defaultLocale, isLocale, type Locale, locales } from "#platform/locale.ts";
import { fail, ok, type Result } from "#platform/result.ts";

export interface TotalRequest {
  readonly locale: Locale;
  readonly kind: VehicleKind | undefined;
  /** Codes of the dealers whose vehicles are meant; all when absent. */
  readonly dealers: readonly string[] | undefined;
  readonly query: SearchQuery;
}

/** Most dealers that a page may be about. */
const mostDealers = 60;
const dealerCodes = /^[A-Za-z0-9_-]{1,20}$/;

/** Reads `?kind&dealers&locale&<filters>`. Filters are read as in an address; the rest has to be well-formed. */
export const readTotalRequest = (params: URLSearchParams): Result<TotalRequest> => {
  const locale = params.get("locale") ?? defaultLocale;
  const kind = params.get("kind") ?? undefined;
  if (!isLocale(locale)) return fail("invalid", locales.join(" or "), { field: "locale", status: 400 });
  if (kind !== undefined && !isVehicleKind(kind))
    return fail("invalid", "car or motorbike", { field: "kind", status: 400 });
  const dealers = params.get("dealers")?.split(",");
  if (dealers && (dealers.length > mostDealers || !dealers.every((code) => dealerCodes.test(code))))
    return fail("invalid", `up to ${mostDealers} dealer codes`, { field: "dealers", status: 400 });
  return ok({ locale, kind, dealers, query: parseSearchQuery(params).query });
};
