import * as THREE from "three";
import type { Bike, BikeFinish } from "../tables/bikes.ts";
import { cockpit, screenGlass } from "./bike-cockpit.ts";
import { drivetrain } from "./bike-engine.ts";
import { fork } from "./bike-fork.ts";
import { lamps } from "./bike-lamps.ts";
import { mudguard } from "./bike-mudguard.ts";
import { tailEnd } from "./bike-tail.ts";
import { bikeWheel } from "./bike-wheel.ts";
import { paintMaterial, STUFF } from "./materials.ts";
import { panelGeometry } from "./panel.ts";
import { point, tube } from "./sticks.ts";
import type { Vehicle } from "./vehicle.ts";

/** A motorbike on the turntable; see `tables/bikes.ts` for what the numbers mean. */
export const buildBike = (bike: Bike): Vehicle => {
  const lacquer = paintMaterial();
  lacquer.side = THREE.DoubleSide;
  const group = new THREE.Group();
  const finishes: Record<BikeFinish, THREE.Material> = {
    paint: lacquer,
    satin: STUFF.satin,
    seat: STUFF.seat,
    gloss: STUFF.gloss,
    aluminium: STUFF.aluminium,
    screen: screenGlass,
  };
  const { plate, parts: tailParts } = tailEnd(bike);
  const { instruments, parts: steering } = cockpit(bike);
  for (const panel of bike.panels) group.add(new THREE.Mesh(panelGeometry(panel), finishes[panel.of]));
  group.add(
    ...wheels(bike),
    ...fork(bike),
    ...steering,
    ...lamps(bike),
    ...tailParts,
    mudguard(bike, bike.mudguard === "paint" ? lacquer : STUFF.satin),
  );
  for (const run of bike.frame)
    for (const side of [1, -1])
      group.add(
        tube(
          run.map(([x, y, z]) => point(x, y, z * side)),
          0.017,
          STUFF.satin,
        ),
      );
  group.add(...drivetrain(bike));
  group.traverse((part) => {
    part.castShadow = true;
    part.receiveShadow = true;
  });
  group.position.x = -(bike.front.x + bike.rear.x) / 2;
  const table = new THREE.Group();
  table.add(group);
  const half = (bike.rear.x - bike.front.x) / 2;
  return {
    group: table,
    plates: { front: undefined, rear: plate },
    wheelSets: [],
    instruments,
    footprint: {
      length: bike.length,
      width: 0.5,
      axles: [-half, half],
      track: 0,
      wheelRadius: bike.front.radius,
    },
  };
};

const wheels = (bike: Bike): THREE.Object3D[] =>
  [bike.front, bike.rear].map((wheel, i) => {
    const made = bikeWheel(wheel, bike.rim, i === 0);
    made.position.set(wheel.x, wheel.radius, 0);
    return made;
  });
