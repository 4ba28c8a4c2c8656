import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Bike } from "../tables/bikes.ts";
import { STUFF } from "./materials.ts";
import { bar, point } from "./sticks.ts";

export const fork = (bike: Bike): THREE.Object3D[] => {
  const axle = point(bike.front.x, bike.front.radius, 0);
  const head = point(bike.head[0], bike.head[1], 0);
  const along = head.clone().sub(axle);
  const at = (share: number, z: number) =>
    axle
      .clone()
      .addScaledVector(along, share)
      .add(point(0, 0, z));
  const upper = bike.fork === "gold" ? STUFF.gold : STUFF.satin;
  const legs = [1, -1].flatMap((side) => {
    const z = side * (bike.front.width / 2 + 0.04);
    const caliper = new THREE.Mesh(new RoundedBoxGeometry(0.05, 0.11, 0.045, 3, 0.012), upper);
    caliper.position.set(bike.front.x + 0.13, bike.front.radius + 0.06, side * (bike.front.width / 2 + 0.02));
    caliper.rotation.z = 0.25;
    return [
      bar(at(-0.05, z), at(0.45, z), 0.02, STUFF.chrome),
      bar(at(-0.06, z), at(0.15, z), 0.027, STUFF.satin),
      bar(at(0.42, z), at(1.02, z), 0.028, upper),
      caliper,
    ];
  });
  // A scooter hides its yokes behind the apron.
  const clamps = (bike.engine ? [0.82, 1] : []).map((share) => {
    const clamp = new THREE.Mesh(
      new RoundedBoxGeometry(0.07, 0.035, bike.front.width + 0.16, 3, 0.015),
      STUFF.satin,
    );
    clamp.position.copy(at(share, 0));
    clamp.rotation.z = Math.atan2(along.y, along.x) - Math.PI / 2;
    return clamp;
  });
  return [...legs, ...clamps];
};
