import type { MeasuresRow } from "../../../src/demo/catalogue/measures.ts";
import { modelKey } from "../../../src/demo/stock/model-key.ts";
import type { VehicleKind } from "../../../src/domain/vehicle-types.ts";
import { bendBody, type Measures } from "../geometry/bend-body.ts";
import { varyBody } from "../geometry/vary-body.ts";
import type { VehiclePlan } from "../scene/vehicle-plan.ts";
import { BACKDROPS } from "../tables/backdrops.ts";
import { LIGHTS } from "../tables/lights.ts";
import { PAINTS } from "../tables/paints.ts";
import { SHAPES, type ShapeId } from "../tables/shapes.ts";
import { TURN_FRAMES, VIEWS } from "../tables/views.ts";
import { WHEELS, type WheelId } from "../tables/wheels.ts";
import { fingerprint, shareOf } from "./habits.ts";
import { faceOf } from "./make-faces.ts";
import { planBike } from "./plan-bike.ts";
import { planCabin } from "./plan-cabin.ts";
import { type PlannedLook, planLooks } from "./plan-looks.ts";

/** To be raised when the code renders something else from the same tables, so that all is rendered again under new names. */
export const REVISION = 2;

/** Fingerprints of the places: a model is rendered again when one of its own changes, or what is behind its close-ups. */
const PLACES = new Map(Object.entries(BACKDROPS).map(([id, backdrop]) => [id, fingerprint(backdrop)]));

/** Looks from which on a model can be turned round: the shop has many of it. */
const TURNED: Readonly<Record<VehicleKind, number>> = { car: 16, motorbike: 6 };

/** All that is to be rendered of a model. */
export type ModelPlan = {
  readonly key: string;
  readonly kind: VehicleKind;
  readonly vehicle: VehiclePlan;
  /** Rims that its looks have, in the order of `vehicle.car.wheels`. */
  readonly rims: readonly WheelId[];
  readonly looks: readonly PlannedLook[];
  /** Whether its first look can be turned round. */
  readonly isTurned: boolean;
  /** Fingerprint of everything that it is rendered from, four digits. */
  readonly version: string;
};

const isShape = (name: string): name is ShapeId => Object.hasOwn(SHAPES, name);

/** @throws Error that names a model whose shape is in no table */
export const planModel = (row: MeasuresRow): ModelPlan => {
  const key = modelKey(row);
  const kind: VehicleKind = row.shape === undefined ? "motorbike" : "car";
  const looks = planLooks(kind, row.make, key, row.looks);
  const to: Measures = {
    length: row.length / 1000,
    width: row.width / 1000,
    height: row.height / 1000,
    wheelbase: row.wheelbase / 1000,
  };
  const rims = [...new Set(looks.flatMap(({ rim }) => (rim === "own" ? [] : [rim])))];
  const vehicle =
    row.shape === undefined
      ? ({ bike: planBike(key, row.body, to) } as const)
      : planCar(row, key, row.shape, rims, to);
  const paints = looks.map((look) => [look, PAINTS[look.paint], PLACES.get(look.backdrop)]);
  const isTurned = looks.length >= TURNED[kind];
  const turn = isTurned ? [TURN_FRAMES] : [];
  const version = fingerprint([REVISION, vehicle, paints, VIEWS, LIGHTS, PLACES.get("studio"), ...turn]);
  return { key, kind, vehicle, rims, looks, isTurned, version };
};

const planCar = (
  { make, model }: MeasuresRow,
  key: string,
  shape: string,
  rims: readonly WheelId[],
  to: Measures,
): VehiclePlan => {
  if (!isShape(shape)) throw new Error(`${key}: nothing has the shape "${shape}".`);
  const bent = bendBody(SHAPES[shape], to);
  const body = varyBody(bent, (name) => 2 * shareOf(key, name) - 1);
  return {
    car: { body, face: faceOf(make, model), wheels: rims.map((rim) => WHEELS[rim]) },
    cabin: planCabin(make, key, shape, to),
  };
};
