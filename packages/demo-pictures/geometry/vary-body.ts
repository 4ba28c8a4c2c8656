import type { Body } from "../tables/body.ts";
import { heightOf } from "./bend-body.ts";
import { smoothstep } from "./blend.ts";

/** A number from -1 to 1 for each of a body's habits, always the same for a model. */
export type Habits = (name: string) => number;

/** Two cars of one class differ in more than their measures: how the belt rises, how round nose and tail are, how the roof ends. */
export const varyBody = (body: Body, habit: Habits): Body => {
  const { length } = body;
  const rise = 0.022 * habit("belt");
  const top = heightOf(body);
  const drop = 0.024 * habit("roof");
  const lean = 0.05 * habit("tail");
  const lift = 0.016 * habit("bonnet");
  const crease = 0.02 * habit("shoulder");
  return {
    ...body,
    belt: body.belt.map(([x, y]) => [x, y + rise * (x / length - 0.35)]),
    roof: body.roof.map(([x, y]) => [x, y - drop * smoothstep(length * 0.55, length, x)]),
    bonnet: body.bonnet.map(([x, y]) => [
      x,
      y + lift * smoothstep(0, 0.35, x) * (1 - smoothstep(1.6, 2.4, x)),
    ]),
    shoulder: body.shoulder.map(([x, y]) => [x, y + crease]),
    tail: body.tail.map(([y, x]) => [y, x + lean * smoothstep(0.9, top, y)]),
    tumblehome: (body.tumblehome ?? 0.25) * (1 + 0.1 * habit("tumblehome")),
    roofEdge: (body.roofEdge ?? 0.1) * (1 + 0.2 * habit("roof edge")),
    noseBow: (body.noseBow ?? 0.17) * (1 + 0.16 * habit("nose")),
    tailBow: (body.tailBow ?? 0.13) * (1 + 0.2 * habit("tail bow")),
  };
};
