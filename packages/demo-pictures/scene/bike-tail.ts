import * as THREE from "three";
import type { Bike } from "../tables/bikes.ts";
import { ball } from "./ball.ts";
import { STUFF } from "./materials.ts";
import { plateTexture } from "./plate-texture.ts";
import { bar, point, tube } from "./sticks.ts";

export const tailEnd = ({ tail: [x, y] }: Bike): { plate: THREE.Mesh; parts: THREE.Object3D[] } => {
  const face = plateTexture(440, 320);
  const printed = new THREE.MeshStandardMaterial({ map: face, roughness: 0.5 });
  const plain = STUFF.plastic;
  const plate = new THREE.Mesh(new THREE.BoxGeometry(0.006, 0.16, 0.21), [
    printed,
    plain,
    plain,
    plain,
    plain,
    plain,
  ]);
  plate.position.set(x + 0.095, y - 0.23, 0);
  plate.rotation.z = 0.35;
  const parts = [
    ball(point(x, y, 0), [0.03, 0.024, 0.075], STUFF.red),
    tube(
      [point(x - 0.08, y - 0.05, 0), point(x + 0.02, y - 0.13, 0), point(x + 0.085, y - 0.25, 0)],
      0.017,
      STUFF.plastic,
    ),
    plate,
    ...[1, -1].flatMap((side) => {
      const tip = point(x + 0.02, y - 0.12, side * 0.13);
      return [
        bar(point(x + 0.02, y - 0.12, 0), tip, 0.006, STUFF.plastic),
        ball(tip, [0.024, 0.016, 0.032], STUFF.amber),
      ];
    }),
  ];
  return { plate, parts };
};
