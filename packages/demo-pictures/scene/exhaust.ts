import type * as THREE from "three";
import type { Bike } from "../tables/bikes.ts";
import type { Engine } from "./engine-cases.ts";
import { STUFF } from "./materials.ts";
import { bar, point, tube } from "./sticks.ts";

export const pipes = ({ muffler: [start] }: Bike, { x, y, lean }: Engine): THREE.Object3D[] => {
  const [hx, hy] = [x - 0.14 - Math.sin(lean) * 0.2, y + 0.27];
  const headers = [-0.1, -0.035, 0.035, 0.1].map((z) =>
    tube(
      [
        point(hx + 0.06, hy, z),
        point(hx - 0.03, hy - 0.02, z),
        point(hx - 0.07, hy - 0.12, z),
        point(hx - 0.02, y - 0.12, z * 0.9),
        point(x - 0.05, y - 0.2, z * 0.7),
        point(x + 0.2, y - 0.2, 0.05),
      ],
      0.019,
      STUFF.steel,
    ),
  );
  const side = Math.sign(start[2]);
  return [
    ...headers,
    tube(
      [point(x + 0.15, y - 0.2, 0.05), point(x + 0.27, y - 0.19, side * 0.09), point(...start)],
      0.026,
      STUFF.steel,
    ),
  ];
};

export const muffler = ({ muffler: [start, end] }: Bike): THREE.Object3D[] => {
  const [from, to] = [point(...start), point(...end)];
  const tip = to.clone().addScaledVector(to.clone().sub(from), 0.08);
  return [bar(from, to, 0.045, STUFF.steel, 0.058), bar(to, tip, 0.058, STUFF.satin, 0.042)];
};
