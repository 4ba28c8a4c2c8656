import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Dashboard } from "../tables/cabins.ts";
import { dialsTexture, mapTexture, readingOn } from "./displays.ts";
import { STUFF } from "./materials.ts";

const glow = (map: THREE.Texture) => new THREE.MeshBasicMaterial({ map, toneMapped: false });

type Displays = {
  readonly screens: THREE.Mesh[];
  /** Corners of the dark field in the driver's display in which the kilometres stand, clockwise from the top left. */
  readonly reading: readonly THREE.Vector3[];
};

export const displays = (dashboard: Dashboard): Displays => {
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
    const reading = readingOn(face, width, height);
    return { screens: [frame, face], reading };
  };
  const [driver, middle] = {
    tablet: () => [
      screen(0.3, 0.12, dialsTexture(1200, 480, "bars"), [-0.37, 0.975, -0.17], -0.2),
      screen(0.36, 0.22, mapTexture(1080, 660), [0, 0.95, -0.16], -0.16),
    ],
    panel: () => [
      screen(0.34, 0.13, dialsTexture(1360, 520, "figures"), [-0.37, 0.975, -0.17], -0.2),
      screen(0.32, 0.13, mapTexture(960, 390), [-0.02, 0.975, -0.17], -0.2),
    ],
    dials: () => [
      screen(0.32, 0.13, dialsTexture(1280, 520, "dials"), [-0.37, 0.975, -0.17], -0.22),
      screen(0.24, 0.15, mapTexture(720, 450), [0, 0.9, -0.165], -0.16),
    ],
  }[dashboard]() as [ReturnType<typeof screen>, ReturnType<typeof screen>];
  return { screens: [...driver.screens, ...middle.screens], reading: driver.reading };
};
