import type * as THREE from "three";
import type { Bike } from "../tables/bikes.ts";
import type { Engine } from "./engine-cases.ts";
import { material, STUFF } from "./materials.ts";
import { bar, point, tube } from "./sticks.ts";

export const swingarm = ({ rear, spring }: Bike, { x, y }: Engine): THREE.Object3D[] => {
  const arms = [1, -1].map((side) => {
    const z = side * (rear.width / 2 + 0.03);
    return tube(
      [
        point(x + 0.26, y + 0.02, side * 0.09),
        point(x + 0.4, y + 0.03, z),
        point(rear.x - 0.12, rear.radius + 0.03, z),
        point(rear.x + 0.05, rear.radius, z),
      ],
      0.026,
      STUFF.satin,
    );
  });
  const coil = Array.from({ length: 140 }, (_, i) => {
    const t = i / 139;
    const angle = t * Math.PI * 16;
    return point(
      x + 0.26 + 0.17 * t + Math.cos(angle) * 0.026,
      y + 0.2 - 0.17 * t + Math.cos(angle) * 0.023,
      Math.sin(angle) * 0.036,
    );
  });
  const painted = material({ color: spring, metalness: 0.2, roughness: 0.4, lacquer: 0.5 });
  return [
    ...arms,
    bar(point(x + 0.27, y + 0.18, 0), point(x + 0.42, y + 0.03, 0), 0.02, STUFF.satin),
    tube(coil, 0.0065, painted, 420),
  ];
};

export const chain = ({ rear }: Bike, { x, y }: Engine): THREE.Object3D[] => {
  const z = rear.width / 2 + 0.012;
  const links = material({ color: "#55504a", metalness: 0.8, roughness: 0.5 });
  return [
    bar(point(rear.x, rear.radius, z - 0.003), point(rear.x, rear.radius, z + 0.003), 0.095, STUFF.dark),
    bar(point(x + 0.2, y + 0.045, z), point(rear.x, rear.radius + 0.095, z), 0.007, links),
    bar(point(x + 0.2, y - 0.045, z), point(rear.x, rear.radius - 0.095, z), 0.007, links),
  ];
};
