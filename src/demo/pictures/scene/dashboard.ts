import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Dashboard } from "../tables/cabins.ts";
import { dialsTexture, mapTexture } from "./displays.ts";
import { STUFF } from "./materials.ts";

const glow = (map: THREE.Texture) => new THREE.MeshBasicMaterial({ map, toneMapped: false });

export const displays = (dashboard: Dashboard): THREE.Mesh[] => {
  const screen = (
    width: number,
    height: number,
    map: THREE.Texture,
    at: readonly [number, number, number],
    lean: number,
  ) => {
    const frame = new THREE.Mesh(
      new RoundedBoxGeometry(width + 0.02, height + 0.02, 0.018, 4, 0.008),
      STUFF.gloss,
    );
    const face = new THREE.Mesh(new THREE.PlaneGeometry(width, height), glow(map));
    for (const mesh of [frame, face]) {
      mesh.position.set(...at);
      mesh.rotation.x = lean;
    }
    face.translateZ(0.0095);
    return [frame, face];
  };
  if (dashboard === "tablet") return screen(0.36, 0.22, mapTexture(1080, 660), [0, 0.95, -0.16], -0.16);
  if (dashboard === "panel")
    return [
      ...screen(0.34, 0.13, dialsTexture(1020, 390), [-0.37, 0.945, -0.19], -0.2),
      ...screen(0.32, 0.13, mapTexture(960, 390), [-0.02, 0.945, -0.19], -0.2),
    ];
  return [
    ...screen(0.32, 0.13, dialsTexture(960, 390), [-0.37, 0.935, -0.2], -0.22),
    ...screen(0.24, 0.15, mapTexture(720, 450), [0, 0.9, -0.165], -0.16),
  ];
};
