import * as THREE from "three";
import { LAYERS } from "./paint-layers.ts";

/** Half floats, four to a pixel, rows from the bottom up. */
export type Layer = Uint16Array<ArrayBuffer>;

let layered: THREE.WebGLRenderTarget | undefined;
let single: THREE.WebGLRenderTarget | undefined;

const targetOf = (
  known: THREE.WebGLRenderTarget | undefined,
  width: number,
  height: number,
  count: number,
) => {
  if (known?.width === width && known.height === height) return known;
  known?.dispose();
  return new THREE.WebGLRenderTarget(width, height, { count, type: THREE.HalfFloatType });
};

/** Renders a vehicle before nothing: its layers, as premultiplied linear light. */
export const exposeLayers = (
  renderer: THREE.WebGLRenderer,
  scene: THREE.Scene,
  camera: THREE.Camera,
  width: number,
  height: number,
): Layer[] => {
  layered = targetOf(layered, width, height, LAYERS);
  draw(renderer, layered, scene, camera);
  const from = layered;
  return from.textures.map((_, index) => read(renderer, from, index));
};

/** Renders what is behind a vehicle, or a scene without paint, as linear light. */
export const exposePlain = (
  renderer: THREE.WebGLRenderer,
  scene: THREE.Scene,
  camera: THREE.Camera,
  width: number,
  height: number,
): Layer => {
  single = targetOf(single, width, height, 1);
  draw(renderer, single, scene, camera);
  return read(renderer, single, 0);
};

const draw = (
  renderer: THREE.WebGLRenderer,
  target: THREE.WebGLRenderTarget,
  scene: THREE.Scene,
  camera: THREE.Camera,
): void => {
  renderer.setRenderTarget(target);
  renderer.setClearColor(0x000000, 0);
  renderer.clear();
  renderer.render(scene, camera);
  renderer.setRenderTarget(null);
};

const read = (renderer: THREE.WebGLRenderer, target: THREE.WebGLRenderTarget, index: number): Layer => {
  const pixels = new Uint16Array(target.width * target.height * 4);
  renderer.readRenderTargetPixels(target, 0, 0, target.width, target.height, pixels, undefined, index);
  return pixels;
};
