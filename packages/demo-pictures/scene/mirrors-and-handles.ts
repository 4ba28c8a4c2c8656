import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Draught } from "../geometry/car-field.ts";
import type { Body } from "../tables/body.ts";
import { STUFF } from "./materials.ts";

export const mirrorGeometry = (): THREE.BufferGeometry => {
  const geometry = new THREE.SphereGeometry(1, 40, 28);
  const at = geometry.attributes.position as THREE.BufferAttribute;
  const squared = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power;
  for (let i = 0; i < at.count; i++) {
    let x = squared(at.getX(i), 0.8);
    if (x > 0) x *= 0.25;
    at.setXYZ(i, x * 0.1, squared(at.getY(i), 0.7) * 0.07, squared(at.getZ(i), 0.65) * 0.105);
  }
  geometry.computeVertexNormals();
  return geometry;
};

export const handlePlaces = ({ doors, pillars }: Body): number[] => {
  const first = doors.split - 0.17;
  if (doors.rear === undefined) return [first];
  if (doors.sliding) return [first, doors.split + 0.2];
  const second = pillars.length > 1 ? doors.rear - 0.16 : doors.rear - 0.15;
  return [first, second];
};

export const handle = (
  x: number,
  { body, belt }: Draught,
  side: number,
  made: THREE.Material,
): THREE.Mesh[] => {
  const grip = new THREE.Mesh(new RoundedBoxGeometry(0.19, 0.026, 0.022, 4, 0.01), made);
  grip.position.set(x, belt(x) - 0.083, side * (body.width / 2 - 0.004));
  grip.rotation.z = 0.02;
  const bowl = new THREE.Mesh(new THREE.SphereGeometry(1, 20, 14), STUFF.plastic);
  bowl.scale.set(0.055, 0.024, 0.006);
  bowl.position.set(x - 0.01, belt(x) - 0.085, side * (body.width / 2 - 0.02));
  return [grip, bowl];
};

export const rail = ({ body, roof }: Draught, side: number): THREE.Mesh => {
  const [from, to] = [body.screenTop + 0.12, body.length * 0.9];
  const points = Array.from({ length: 13 }, (_, i) => {
    const x = from + (i / 12) * (to - from);
    return new THREE.Vector3(x, roof(x) - (i === 0 || i === 12 ? 0.06 : 0.012), side * 0.585);
  });
  return new THREE.Mesh(
    new THREE.TubeGeometry(new THREE.CatmullRomCurve3(points), 60, 0.015, 10),
    STUFF.satin,
  );
};
