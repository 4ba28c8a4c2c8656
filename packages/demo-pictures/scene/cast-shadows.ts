import type * as THREE from "three";

/** Metres round the lamp's target within which things throw shadows. */
type Reach = { readonly half: number; readonly top: number; readonly near: number; readonly far: number };

/** Has a lamp throw shadows with an edge of the given `softness`. */
export const castShadows = (lamp: THREE.DirectionalLight, reach: Reach, softness: number): void => {
  const { half, top, near, far } = reach;
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(2048, 2048);
  Object.assign(lamp.shadow.camera, { left: -half, right: half, top, bottom: -half, near, far });
  lamp.shadow.bias = -0.0006;
  lamp.shadow.normalBias = 0.006;
  lamp.shadow.radius = softness;
};
