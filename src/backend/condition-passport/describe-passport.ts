import type { vehiclePassports } from "#backend/store/schema/vehicle-passports.ts";
import type { VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { inspectionClassOf } from "#domain/inspection-class.ts";
import type { Locale } from "#platform/locale.ts";

type Described = NonNullable<VehicleDetail["conditionPassport"]>;

/** A stored passport in words. */
export const describePassport = (
  { inspectedAt, marks, points, kilometerLine }: typeof vehiclePassports.$inferSelect,
  { vehicle, details, dealer }: Pick<VehicleRow, "vehicle" | "details" | "dealer">,
  locale: Locale,
): Described => {
  const words = wordingOf(locale).passport;
  const { inspectionDueAt: dueAt } = details;
  return {
    inspectedAt,
    marks: [...marks],
    points: points.map(({ point, state }) => ({
      label: words.points[point],
      state,
      ...(state !== "ok" && { note: words[state][point] }),
    })),
    owners: vehicle.owners,
    kilometerLine: [...kilometerLine],
    nextInspection: {
      ...(dueAt !== null && { dueAt }),
      rule: words.inspections[dealer.country][inspectionClassOf(vehicle.kind, vehicle.segment)],
    },
  };
};
