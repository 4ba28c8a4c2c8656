import type { Draught } from "../geometry/car-field.ts";
import { doorCuts, fuelFlap, panelJoints } from "./door-cuts.ts";
import type { Shape } from "./shapes.ts";

/** Metres that each projected drawing covers. `wrap` is |z| plus 0.8 of the way back from nose or tail. */
export const SIDE_HEIGHT = 2;
export const WRAP = { width: 1.6, height: 1.5, back: 0.8 } as const;

export const sideShapes = (car: Draught): Shape[] => [
  ...sills(car),
  ...doorCuts(car),
  ...panelJoints(car),
  fuelFlap(car),
];

const sills = ({ body, axles, underside, archRadius }: Draught): Shape[] => {
  const [front, rear] = axles;
  if (!body.cladding) {
    const low = underside(front + 0.6) + 0.05;
    return [{ path: `M${front} 0 L${front} ${low} L${rear} ${low + 0.01} L${rear} 0 Z`, fill: "plastic" }];
  }
  const low = underside(front + 0.6) + 0.14;
  return [
    {
      path: `M0 0 L0 ${low + 0.08} L0.4 ${low + 0.08} L${front} ${low} L${rear} ${low + 0.01} L${body.length} ${low + 0.14} L${body.length} 0 Z`,
      fill: "cladding",
    },
    ...axles.map((x): Shape => ({ disc: [x, body.wheelRadius, archRadius + 0.055], fill: "cladding" })),
  ];
};
