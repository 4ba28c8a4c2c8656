import { wordingOf } from "#backend/wording/wording.ts";
import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import type { FuelId } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";
import type { VehicleRow } from "./read-vehicles.ts";

const charged: readonly FuelId[] = ["electric", "plug-in-hybrid"];

/** What of the technical data cannot apply to a vehicle, and what it is known to lack: both are left out of its tables. */
export const technicalGaps = (
  { fuel, kind, traction4x4 }: Pick<VehicleRow["vehicle"], "fuel" | "kind" | "traction4x4">,
  locale: Locale,
): NonNullable<VehicleDetail["technicalGaps"]> => {
  const { technical } = wordingOf(locale);
  const isElectric = fuel === "electric";
  const isMotorbike = kind === "motorbike";
  const inapplicable = [
    ...(isElectric ? [technical.displacement, technical.euroStandard] : []),
    ...(charged.includes(fuel) ? [] : [technical.electricRange]),
    ...(isMotorbike ? [technical.doors, technical.traction] : []),
  ];
  return [
    ...inapplicable.map((label) => ({ label, gap: "inapplicable" as const })),
    ...(isMotorbike || traction4x4 ? [] : [{ label: technical.traction, gap: "none" as const }]),
  ];
};
