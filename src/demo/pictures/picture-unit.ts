import type { BackdropId } from "./tables/backdrops.ts";
import type { BikeId } from "./tables/bikes.ts";
import type { BodyId } from "./tables/bodies.ts";
import type { Dashboard, UpholsteryId } from "./tables/cabins.ts";
import type { FaceId } from "./tables/faces.ts";
import type { PaintId } from "./tables/paints.ts";
import type { WheelId } from "./tables/wheels.ts";

/** One vehicle as it is shown: all its outside pictures share these. Motorbikes have no face or wheel of their own. */
export type Unit = {
  readonly body: BodyId | BikeId;
  readonly face: FaceId | "own";
  readonly wheel: WheelId | "own";
  readonly paint: PaintId;
  readonly backdrop: BackdropId;
};
export type Cabin = { readonly upholstery: UpholsteryId; readonly dashboard: Dashboard };
