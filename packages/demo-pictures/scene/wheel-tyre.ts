import * as THREE from "three";
import { STUFF } from "./materials.ts";

const TYRE_WIDTH = 0.22;

export const lathe = (
  points: readonly (readonly [number, number])[],
  made: THREE.Material,
  smooth: boolean,
): THREE.Mesh => {
  const vectors = points.map(([r, z]) => new THREE.Vector2(r, z));
  const mesh = new THREE.Mesh(
    new THREE.LatheGeometry(smooth ? new THREE.SplineCurve(vectors).getPoints(60) : vectors, 96),
    made,
  );
  mesh.rotation.x = Math.PI / 2;
  return mesh;
};

export const tyre = (radius: number, rim: number): THREE.Mesh => {
  const w = TYRE_WIDTH;
  return lathe(
    [
      [rim - 0.004, -0.012],
      [rim + 0.01, -0.003],
      [radius * 0.87, 0.004],
      [radius * 0.935, -0.001],
      [radius * 0.975, -0.014],
      [radius * 0.995, -0.03],
      [radius, -0.05],
      [radius, -w + 0.05],
      [radius * 0.995, -w + 0.03],
      [radius * 0.93, -w],
      [rim, -w + 0.01],
    ],
    STUFF.rubber,
    true,
  );
};
