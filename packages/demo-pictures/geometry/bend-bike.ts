import type { Bike, Spot } from "../tables/bikes.ts";
import type { Measures } from "./bend-body.ts";
import type { Point } from "./outline-field.ts";

/** A motorbike reshaped for other measures: along by the wheelbase, upwards by the height; wheels stay round. */
export const bendBike = (bike: Bike, to: Pick<Measures, "height" | "wheelbase">): Bike => {
  const long = to.wheelbase / (bike.rear.x - bike.front.x);
  const tall = 0.5 + 0.5 * (to.height / heightOf(bike));
  const point = ([x, y]: Point): Point => [x * long, y * tall];
  const spot = ([x, y, z]: Spot): Spot => [x * long, y * tall, z];
  const wheel = ({ x, radius, width }: Bike["front"]) => ({ x: x * long, radius: radius * tall, width });
  return {
    ...bike,
    length: bike.length * long,
    front: wheel(bike.front),
    rear: wheel(bike.rear),
    head: point(bike.head),
    grip: point(bike.grip),
    ...(bike.display && { display: point(bike.display) }),
    ...(bike.lamp && { lamp: { ...bike.lamp, x: bike.lamp.x * long, y: bike.lamp.y * tall } }),
    ...(bike.eyes && { eyes: { ...bike.eyes, at: spot(bike.eyes.at) } }),
    ...(bike.engine && { engine: { ...bike.engine, x: bike.engine.x * long, y: bike.engine.y * tall } }),
    ...(bike.radiator && { radiator: point(bike.radiator) }),
    muffler: [spot(bike.muffler[0]), spot(bike.muffler[1])],
    tail: point(bike.tail),
    frame: bike.frame.map((run) => run.map(spot)),
    panels: bike.panels.map((panel) => ({
      ...panel,
      outline: panel.outline.map(point),
      width: panel.width.map(([at, half]): Point => [at * (panel.along === "y" ? tall : long), half]),
      ...(panel.creaseLine && { creaseLine: [point(panel.creaseLine[0]), point(panel.creaseLine[1])] }),
    })),
  };
};

/** Up to the mirrors, which stand over the grips. */
const heightOf = ({ grip }: Bike): number => grip[1] + 0.2;
