import { isVin } from "#domain/vehicle-address.ts";
import { defaultLocale, isLocale, type Locale } from "#platform/locale.ts";
import { type FailureKind, fail, ok, type Result } from "#platform/result.ts";

export interface VehicleRequest {
  readonly vins: readonly string[];
  readonly locale: Locale;
}

/**
 * Reads `?vin=A,B&locale=es`: VINs in order, each once. None, too many, or one that is none fails as invalid and names the
 * field.
 */
export const readVehicleRequest = (params: URLSearchParams, limit: number): Result<VehicleRequest> => {
  const locale = params.get("locale") ?? defaultLocale;
  const vins = [...new Set((params.get("vin") ?? "").slice(0, 2_000).split(","))];
  if (!isLocale(locale)) return fail("invalid", "es or pt", { field: "locale", status: 400 });
  if (!vins.every(isVin) || vins.length > limit)
    return fail("invalid", `1 to ${limit} VINs of 17 uppercase letters and digits, comma-separated`, {
      field: "vin",
      status: 400,
    });
  return ok({ vins, locale });
};

/** The status under which a failure is answered; a service that does not answer well is not our visitor's mistake. */
export const statusOf = (kind: FailureKind): number =>
  kind === "invalid" ? 400 : kind === "not-found" ? 404 : kind === "gone" ? 410 : 503;
