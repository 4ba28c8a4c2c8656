import * as THREE from "three";
import { material, STUFF } from "./materials.ts";

export const brakeDisc = (radius: number, z: number): THREE.Mesh[] => {
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

const disc = material({ color: "#a7a9ac", metalness: 1, roughness: 0.32 });
