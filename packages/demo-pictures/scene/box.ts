import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";

type Triple = readonly [number, number, number];
/** A box in metres, turned by radians; `round` is the radius of its edges, as large as the box allows. */
export type Box = {
  size: Triple;
  at: Triple;
  made: THREE.Material;
  round?: number;
  turn?: Triple;
};

/** A box with rounded edges that casts and takes shadows. */
export const box = ({ size, at, made, round = 0.02, turn = [0, 0, 0] }: Box): THREE.Mesh => {
  const radius = Math.min(round, ...size.map((length) => length / 2.05));
  const mesh = new THREE.Mesh(new RoundedBoxGeometry(...size, 5, radius), made);
  mesh.position.set(...at);
  mesh.rotation.set(...turn);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
};
