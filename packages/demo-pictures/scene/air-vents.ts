import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { STUFF } from "./materials.ts";

export const vents = (): THREE.Object3D[] =>
  [-0.66, -0.16, 0.16, 0.66].flatMap((x) => {
    const frame = new THREE.Mesh(new RoundedBoxGeometry(0.13, 0.045, 0.03, 4, 0.014), STUFF.gloss);
    frame.position.set(x, 0.778, -0.135);
    const slats = [-0.012, 0, 0.012].map((dy) => {
      const slat = new THREE.Mesh(new THREE.BoxGeometry(0.105, 0.003, 0.012), STUFF.aluminium);
      slat.position.set(x, 0.778 + dy, -0.119);
      return slat;
    });
    return [frame, ...slats];
  });
