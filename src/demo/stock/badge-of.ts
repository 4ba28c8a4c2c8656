import { environmentalBadge } from "#domain/badge.ts";
import type { BadgeId } from "#domain/vehicle-types.ts";
import type { CatalogueVersion } from "../catalogue/catalogue-types.ts";
import { toDate } from "./calendar.ts";

/** The badge that Spain gives a vehicle of a version that was registered on a day; `null` where it gives none. */
export const badgeOf = (
  { kind, fuel, electricRange }: CatalogueVersion,
  registrationDay: number,
  euroStandard: string | null,
): BadgeId | null => {
  const standard = /^Euro (\d)/.exec(euroStandard ?? "")?.[1];
  const badge = environmentalBadge({
    kind,
    fuel,
    firstRegistration: toDate(registrationDay),
    ...(standard !== undefined && { euroStandard: Number(standard) }),
    ...(electricRange !== null && { electricRangeKm: electricRange }),
  });
  return badge === undefined || badge === "none" ? null : badge;
};
