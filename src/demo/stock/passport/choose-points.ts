import { type InspectionPoint, inspectionPoints, type PointState } from "#domain/inspection-points.ts";
import type { FuelId, VehicleKind } from "#domain/vehicle-types.ts";
import type { Random } from "../random.ts";

type Used = {
  readonly kind: VehicleKind;
  readonly fuel: FuelId;
  readonly ageYears: number;
  readonly kilometers: number;
};

type Wear = { readonly renewed: number; readonly seen: number };

/** Of what has no oil. */
const none: Wear = { renewed: 0, seen: 0 };

/** How often a point is renewed before the sale, and how often something is told of it, after so much use. */
const wearOf: Readonly<Record<InspectionPoint, (used: Used) => Wear>> = {
  engine: ({ fuel, ageYears }) =>
    fuel === "electric" ? none : { renewed: ageYears > 0.8 ? 0.7 : 0, seen: 0.02 },
  transmission: ({ fuel, kilometers }) =>
    fuel === "electric" ? none : { renewed: kilometers > 90_000 ? 0.15 : 0, seen: 0.03 },
  brakes: ({ kind, kilometers }) => after(kilometers, kind === "car" ? 35_000 : 12_000),
  tyres: ({ kind, kilometers }) => after(kilometers, kind === "car" ? 25_000 : 8_000),
  suspension: ({ kilometers }) => ({ renewed: kilometers > 100_000 ? 0.2 : 0, seen: 0.04 }),
  battery: ({ ageYears }) => ({ renewed: ageYears > 4 ? 0.4 : 0, seen: 0.05 }),
  lights: ({ ageYears }) => ({ renewed: ageYears > 3 ? 0.12 : 0, seen: 0 }),
  interior: ({ ageYears }) => ({ renewed: 0, seen: Math.min(0.5, ageYears * 0.06) }),
  climate: ({ ageYears }) => ({ renewed: ageYears > 5 ? 0.2 : 0, seen: 0 }),
  controls: ({ ageYears }) => ({ renewed: ageYears > 4 ? 0.15 : 0, seen: 0.05 }),
  roadTest: () => ({ renewed: 0, seen: 0 }),
};

const after = (kilometers: number, life: number): Wear =>
  kilometers < life * 0.5
    ? { renewed: 0, seen: 0.05 }
    : { renewed: kilometers < life ? 0.15 : 0.5, seen: 0.3 };

/** How each point of a vehicle's inspection was found and left. */
export const choosePoints = (
  used: Used,
  random: Random,
): readonly { readonly point: InspectionPoint; readonly state: PointState }[] =>
  inspectionPoints[used.kind].map((point) => {
    const { renewed, seen } = wearOf[point](used);
    const drawn = random.next();
    return { point, state: drawn < renewed ? "renewed" : drawn < renewed + seen ? "seen" : "ok" };
  });
