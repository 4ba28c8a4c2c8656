import { clamp } from "../geometry/blend.ts";
import type { Draught } from "../geometry/car-field.ts";
import { type Face, UPRIGHT_TAIL } from "../tables/faces.ts";
import { drawFlat, type Layer, type Placement } from "./shapes.ts";
import { SIDE_HEIGHT, sideShapes, WRAP } from "./side-shapes.ts";

export type FlatId = "side" | "front" | "rear";

/** The three drawings of a car as SVG documents, one layer each: seen from the side, wrapped round nose and tail. */
export const carFlats = (car: Draught, face: Face, layer: Layer): Record<FlatId, string> => {
  const { body } = car;
  const half = body.width / 2;
  const wrapped =
    (span: readonly [number, number]): Placement =>
    (u, v) => {
      const [wide, tall] = face.warp ?? [0, 0];
      const bent = u * (1 + wide * Math.sin((Math.PI * clamp(u, 0, 120)) / 120));
      const raised = v + tall * Math.sin((Math.PI * clamp(v, 0, 100)) / 100);
      return [(bent / 100) * half, span[0] + (raised / 100) * (span[1] - span[0])];
    };
  const sheet = { ...WRAP, pixels: 1536 };
  return {
    side: drawFlat(
      sideShapes(car),
      { width: body.length, height: SIDE_HEIGHT, pixels: 2048 },
      (x, y) => [x, y],
      layer,
    ),
    front: drawFlat(face.front, sheet, wrapped(body.face), layer),
    rear: drawFlat(body.bed ? UPRIGHT_TAIL : face.tail, sheet, wrapped(body.rear), layer),
  };
};
