import type * as THREE from "three";
import type { Bike } from "../tables/bikes.ts";
import { cases, cylinder, type Engine, radiator } from "./engine-cases.ts";
import { muffler, pipes } from "./exhaust.ts";
import { STUFF } from "./materials.ts";
import { bar, point, tube } from "./sticks.ts";
import { chain, swingarm } from "./swingarm.ts";

/** Engine, exhaust, swingarm, spring, chain and stand; a scooter shows its exhaust and stand only. */
export const drivetrain = (bike: Bike): THREE.Object3D[] => {
  const { engine } = bike;
  if (!engine) return [...muffler(bike), stand(bike.front.x + 0.78, 0.24)];
  return [
    ...cases(engine),
    cylinder(engine),
    ...(bike.radiator ? radiator(bike.radiator) : []),
    ...pipes(bike, engine),
    ...muffler(bike),
    ...swingarm(bike, engine),
    ...chain(bike, engine),
    stand(engine.x + 0.12, engine.y - 0.14),
    ...footrests(engine),
  ];
};

const stand = (x: number, y: number) =>
  tube([point(x, y, 0.12), point(x + 0.08, y / 2, 0.19), point(x + 0.17, 0.012, 0.24)], 0.01, STUFF.satin);

const footrests = ({ x, y }: Engine): THREE.Object3D[] =>
  [1, -1].flatMap((side) => [
    bar(point(x + 0.22, y - 0.03, side * 0.17), point(x + 0.24, y - 0.03, side * 0.27), 0.01, STUFF.plastic),
    tube(
      [
        point(x + 0.16, y + 0.02, side * 0.17),
        point(x + 0.26, y, side * 0.16),
        point(x + 0.42, y + 0.12, side * 0.14),
      ],
      0.01,
      STUFF.aluminium,
    ),
    bar(point(x + 0.42, y + 0.12, side * 0.14), point(x + 0.43, y + 0.12, side * 0.24), 0.01, STUFF.plastic),
  ]);
