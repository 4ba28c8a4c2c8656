import * as THREE from "three";
import type { Bike } from "../tables/bikes.ts";
import { material, STUFF } from "./materials.ts";

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
const disc = material({ color: "#a7a9ac", metalness: 1, roughness: 0.32 });

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

const arms = (inner: number, made: THREE.Material): THREE.Mesh[] =>
  Array.from({ length: 10 }, (_, i) => {
    const fork = (i % 2 === 0 ? -1 : 1) * inner * 0.2;
    const shape = new THREE.Shape();
    shape.moveTo(0.03, -0.012);
    shape.quadraticCurveTo(inner * 0.5, -0.008 + fork * 0.3, inner - 0.012, fork - 0.008);
    shape.lineTo(inner - 0.012, fork + 0.008);
    shape.quadraticCurveTo(inner * 0.5, 0.01 + fork * 0.3, 0.03, 0.012);
    const geometry = new THREE.ExtrudeGeometry(shape, {
      depth: 0.022,
      bevelThickness: 0.005,
      bevelSize: 0.004,
      bevelSegments: 3,
      curveSegments: 12,
    });
    geometry.translate(0, 0, -0.011);
    const arm = new THREE.Mesh(geometry, made);
    arm.rotation.z = (Math.floor(i / 2) / 5) * Math.PI * 2 + 0.3;
    return arm;
  });

const wires = (inner: number): THREE.Mesh[] =>
  Array.from({ length: 36 }, (_, i) => {
    const angle = (i / 36) * Math.PI * 2;
    const side = i % 2 === 0 ? -1 : 1;
    const root = angle + (i % 4 < 2 ? 0.35 : -0.35);
    const from = new THREE.Vector3(Math.cos(root) * 0.045, Math.sin(root) * 0.045, side * 0.035);
    const to = new THREE.Vector3(
      Math.cos(angle) * (inner - 0.02),
      Math.sin(angle) * (inner - 0.02),
      side * 0.008,
    );
    const along = to.clone().sub(from);
    const wire = new THREE.Mesh(new THREE.CylinderGeometry(0.0022, 0.0022, along.length(), 6), STUFF.chrome);
    wire.position.copy(from).addScaledVector(along, 0.5);
    wire.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), along.normalize());
    return wire;
  });

const brakeDisc = (radius: number, z: number): THREE.Mesh[] => {
  const shape = new THREE.Shape();
  shape.absarc(0, 0, radius, 0, Math.PI * 2);
  const hole = (x: number, y: number, r: number) => {
    const path = new THREE.Path();
    path.absarc(x, y, r, 0, Math.PI * 2, true);
    shape.holes.push(path);
  };
  hole(0, 0, radius * 0.7);
  for (let i = 0; i < 24; i++) {
    const [angle, at] = [(i / 24) * Math.PI * 2, radius * (0.79 + 0.06 * (i % 3))];
    hole(Math.cos(angle) * at, Math.sin(angle) * at, 0.005);
  }
  const face = new THREE.Mesh(
    new THREE.ExtrudeGeometry(shape, { depth: 0.005, bevelEnabled: false, curveSegments: 40 }),
    disc,
  );
  face.position.z = z;
  const carriers = Array.from({ length: 5 }, (_, i) => {
    const angle = (i / 5) * Math.PI * 2 + 0.3;
    const bar = new THREE.Mesh(new THREE.BoxGeometry(radius * 0.42, 0.014, 0.006), STUFF.satin);
    bar.position.set(Math.cos(angle) * radius * 0.52, Math.sin(angle) * radius * 0.52, z);
    bar.rotation.z = angle;
    return bar;
  });
  return [face, ...carriers];
};
