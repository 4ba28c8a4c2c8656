import { searchTextLength } from "#contract/search-filters.ts";
import { isVehicleKind, type VehicleKind } from "#domain/vehicle-types.ts";
import { defaultLocale, isLocale, type Locale, locales } from "#platform/locale.ts";
import { fail, ok, type Result } from "#platform/result.ts";

export interface SuggestionsRequest {
  readonly locale: Locale;
  readonly kind: VehicleKind | undefined;
  readonly text: string;
}

/** Reads `?text&kind&locale`. */
export const readSuggestionsRequest = (params: URLSearchParams): Result<SuggestionsRequest> => {
  const locale = params.get("locale") ?? defaultLocale;
  const kind = params.get("kind") ?? undefined;
  const text = params.get("text")?.trim() ?? "";
  if (!isLocale(locale)) return fail("invalid", locales.join(" or "), { field: "locale", status: 400 });
  if (kind !== undefined && !isVehicleKind(kind))
    return fail("invalid", "car or motorbike", { field: "kind", status: 400 });
  if (text === "" || text.length > searchTextLength)
    return fail("invalid", `1 to ${searchTextLength} characters`, { field: "text", status: 400 });
  return ok({ locale, kind, text });
};
