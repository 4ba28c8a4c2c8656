import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Upholstery } from "../tables/cabins.ts";
import { material } from "./materials.ts";
import { point, tube } from "./sticks.ts";

/** Cushion of a front seat with its bolsters and seams; its back is behind the camera. */
export const seat = (x: number, look: Upholstery): THREE.Group => {
  const group = new THREE.Group();
  const cover = material({
    color: look.seat,
    roughness: look.leather ? 0.5 : 0.9,
    lacquer: look.leather ? 0.12 : 0,
  });
  const seam = material({ color: look.seam, roughness: 0.7 });
  const pad = (
    size: readonly [number, number, number],
    at: readonly [number, number, number],
    round: number,
  ) => {
    const mesh = new THREE.Mesh(new RoundedBoxGeometry(...size, 6, round), cover);
    mesh.position.set(...at);
    group.add(mesh);
  };
  pad([0.44, 0.15, 0.54], [0, 0.1, -0.27], 0.06);
  for (const side of [-1, 1]) {
    pad([0.11, 0.18, 0.52], [side * 0.22, 0.13, -0.25], 0.05);
    const along = [
      point(side * 0.155, 0.174, -0.04),
      point(side * 0.15, 0.175, -0.24),
      point(side * 0.14, 0.174, -0.45),
    ];
    group.add(tube(along, 0.003, seam, 20));
  }
  for (const z of [-0.12, -0.24, -0.36]) {
    group.add(tube([point(-0.13, 0.175, z), point(0, 0.175, z), point(0.13, 0.175, z)], 0.0025, seam, 12));
  }
  group.position.set(x, 0.3, 0.62);
  group.rotation.x = 0.16;
  return group;
};
