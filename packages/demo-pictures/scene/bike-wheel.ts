import * as THREE from "three";
import type { Bike } from "../tables/bikes.ts";
import { brakeDisc } from "./brake-disc.ts";
import { material, STUFF } from "./materials.ts";
import { arms, wires } from "./wheel-spokes-bike.ts";

const castRim = material({
  color: "#17181a",
  metalness: 0.7,
  roughness: 0.38,
  lacquer: 0.4,
  doubleSided: true,
});
const silverRim = material({
  color: "#9a9da1",
  metalness: 0.9,
  roughness: 0.32,
  lacquer: 0.4,
  doubleSided: true,
});
const wireRim = material({ color: "#202124", metalness: 0.8, roughness: 0.35, doubleSided: true });

/** A motorbike's wheel, its axle along z, centred on the origin; the front one carries two brake discs. */
export const bikeWheel = (
  { radius, width }: Bike["front"],
  rim: Bike["rim"],
  front: boolean,
): THREE.Group => {
  const group = new THREE.Group();
  const inner = radius * (rim === "wire" ? 0.8 : 0.715);
  const half = width / 2;
  const made = rim === "cast" ? castRim : rim === "silver" ? silverRim : wireRim;
  group.add(
    ring(
      [
        [inner, -half * 0.62],
        [inner + 0.012, -half * 0.78],
        [radius * 0.88, -half * 0.98],
        [radius * 0.94, -half * 0.86],
        [radius * 0.985, -half * 0.45],
        [radius, 0],
        [radius * 0.985, half * 0.45],
        [radius * 0.94, half * 0.86],
        [radius * 0.88, half * 0.98],
        [inner + 0.012, half * 0.78],
        [inner, half * 0.62],
      ],
      STUFF.rubber,
    ),
    ring(
      [
        [inner + 0.006, -half * 0.66],
        [inner - 0.006, -half * 0.6],
        [inner - 0.02, -half * 0.3],
        [inner - 0.024, 0],
        [inner - 0.02, half * 0.3],
        [inner - 0.006, half * 0.6],
        [inner + 0.006, half * 0.66],
      ],
      made,
    ),
  );
  group.add(...(rim === "wire" ? wires(inner) : arms(inner, made)));
  group.add(drum(0.042, width * 0.9, made), drum(0.014, 0.27, STUFF.steel));
  for (const side of front ? [1, -1] : [-1])
    group.add(...brakeDisc(front ? 0.155 : 0.11, side * (half + (front ? 0.01 : 0.018))));
  return group;
};

const ring = (points: readonly (readonly [number, number])[], made: THREE.Material): THREE.Mesh => {
  const curve = new THREE.SplineCurve(points.map(([r, z]) => new THREE.Vector2(r, z)));
  const mesh = new THREE.Mesh(new THREE.LatheGeometry(curve.getPoints(60), 96), made);
  mesh.rotation.x = Math.PI / 2;
  return mesh;
};

const drum = (radius: number, length: number, made: THREE.Material): THREE.Mesh => {
  const mesh = new THREE.Mesh(new THREE.CylinderGeometry(radius, radius, length, 32), made);
  mesh.rotation.x = Math.PI / 2;
  return mesh;
};
