import * as THREE from "three";
import type { Wheel } from "../tables/wheels.ts";
import { STUFF } from "./materials.ts";

/** One bar from hub to rim along +x, bevelled, swept and set back towards the hub. */
export const spokeGeometry = (rim: number, wheel: Wheel, side: number): THREE.ExtrudeGeometry => {
  const shape = new THREE.Shape();
  const [inner, outer] = [rim * 0.15, rim * 0.985];
  const offset = side * wheel.spread * rim;
  const start = side * 0.011;
  const [root, tip] = [wheel.root, wheel.tip];
  const waist = Math.min(root, tip) * 0.82;
  shape.moveTo(inner, start - root);
  shape.quadraticCurveTo(rim * 0.52, -waist + offset * 0.36, outer, offset - tip);
  shape.lineTo(outer, offset + tip);
  shape.quadraticCurveTo(rim * 0.52, waist + offset * 0.36, inner, start + root);
  shape.closePath();
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: 0.018,
    bevelEnabled: true,
    bevelThickness: 0.006,
    bevelSize: 0.005,
    bevelSegments: 3,
    curveSegments: 16,
  });
  const at = geometry.attributes.position as THREE.BufferAttribute;
  for (let i = 0; i < at.count; i++) {
    const reach = Math.hypot(at.getX(i), at.getY(i));
    // Nothing of a spoke reaches beyond the rim's inner edge, however wide it is there.
    const scale = Math.min(1, (rim * 0.985) / reach);
    const [x, y] = [at.getX(i) * scale, at.getY(i) * scale];
    const r = (reach * scale) / rim;
    const turn = wheel.sweep * r * r;
    at.setXYZ(
      i,
      x * Math.cos(turn) - y * Math.sin(turn),
      x * Math.sin(turn) + y * Math.cos(turn),
      at.getZ(i) - 0.054 + 0.026 * r ** 3,
    );
  }
  geometry.computeVertexNormals();
  return geometry;
};

export const cover = (rim: number, share: number, made: THREE.Material): THREE.Mesh => {
  const disc = new THREE.Mesh(new THREE.RingGeometry(rim * (1 - share) * 0.42, rim * 0.98, 64), made);
  disc.position.z = -0.045;
  return disc;
};

export const hub = (rim: number, made: THREE.Material): THREE.Mesh[] => {
  const round = (top: number, bottom: number, depth: number, z: number, of: THREE.Material) => {
    const mesh = new THREE.Mesh(new THREE.CylinderGeometry(top, bottom, depth, 40), of);
    mesh.rotation.x = Math.PI / 2;
    mesh.position.z = z;
    return mesh;
  };
  const bolts = Array.from({ length: 5 }, (_, i) => {
    const bolt = round(0.007, 0.007, 0.01, -0.018, STUFF.dark);
    const angle = (i / 5) * Math.PI * 2 + Math.PI * 0.7;
    bolt.position.x = Math.cos(angle) * rim * 0.175;
    bolt.position.y = Math.sin(angle) * rim * 0.175;
    return bolt;
  });
  return [
    round(rim * 0.15, rim * 0.21, 0.034, -0.036, made),
    round(rim * 0.11, rim * 0.12, 0.012, -0.016, STUFF.satin),
    ...bolts,
  ];
};
