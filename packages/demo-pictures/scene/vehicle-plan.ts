import type { Bike } from "../tables/bikes.ts";
import type { Body } from "../tables/body.ts";
import type { Cabin } from "../tables/cabins.ts";
import type { Face } from "../tables/faces.ts";
import type { Wheel } from "../tables/wheels.ts";

export type CarPlan = { readonly body: Body; readonly face: Face; readonly wheels: readonly Wheel[] };

/** What the darkroom renders a vehicle from: a car with its cabin, or a motorbike. */
export type VehiclePlan = {
  readonly car?: CarPlan;
  readonly bike?: Bike;
  readonly cabin?: Cabin;
};
