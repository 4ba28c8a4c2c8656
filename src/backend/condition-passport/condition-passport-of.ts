import { eq } from "drizzle-orm";
import type { Call } from "#backend/http/call.ts";
import { vehiclePassports } from "#backend/store/schema/vehicle-passports.ts";
import type { VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { type InspectionClass, inspectionClassOf } from "#domain/inspection-class.ts";
import { landMassAt } from "#market/address-region.ts";
import type { Locale } from "#platform/locale.ts";

type Described = NonNullable<VehicleDetail["conditionPassport"]>;

/** A vehicle's condition and history as texts; without a stored passport the vehicle has not been inspected yet. */
export const describePassport = (
  stored: typeof vehiclePassports.$inferSelect | undefined,
  { vehicle, details, dealer }: Pick<VehicleRow, "vehicle" | "details" | "dealer">,
  locale: Locale,
): Described => {
  const words = wordingOf(locale).passport;
  const { inspectionDueAt: dueAt } = details;
  const inspected = inspectionClassOf(vehicle.kind, vehicle.segment);
  return {
    ...(stored && {
      inspectedAt: stored.inspectedAt,
      marks: [...stored.marks],
      points: stored.points.map(({ point, state }) => ({
        label: words.points[point],
        state,
        ...(state !== "ok" && { note: words[state][point] }),
      })),
      kilometerLine: [...stored.kilometerLine],
    }),
    ...(vehicle.owners !== null && { owners: vehicle.owners }),
    nextInspection: {
      ...(dueAt === null ? isExempt(dealer, inspected) && { required: false } : { dueAt }),
      rule: words.inspections[dealer.country][inspected],
    },
  };
};

/** Portugal inspects motorbikes in the Azores alone (`inspectionSteps` of the demo stock names the laws). */
const isExempt = (dealer: VehicleRow["dealer"], inspected: InspectionClass): boolean =>
  dealer.country === "PT" && inspected === "motorbike" && landMassAt(dealer).name !== "Açores";

/** Condition and history of a vehicle; the history alone when it has not been inspected yet. */
export const conditionPassportOf = async (
  row: VehicleRow,
  { orm, locale }: Pick<Call, "orm" | "locale">,
): Promise<VehicleDetail["conditionPassport"]> => {
  const [stored] = await orm
    .select()
    .from(vehiclePassports)
    .where(eq(vehiclePassports.vehicleId, row.vehicle.id));
  return describePassport(stored, row, locale);
};
