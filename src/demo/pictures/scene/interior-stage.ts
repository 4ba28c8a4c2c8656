import * as THREE from "three";
import { BACKDROPS } from "../tables/backdrops.ts";
import type { Dashboard, UpholsteryId } from "../tables/cabins.ts";
import { buildInterior } from "./interior.ts";
import { environment, wall } from "./stage.ts";

/** Sets up a cabin with daylight through its windscreen, and the camera between the seats. */
export const interiorScene = async (
  upholstery: UpholsteryId,
  dashboard: Dashboard,
  renderer: THREE.WebGLRenderer,
  aspect: number,
): Promise<{ scene: THREE.Scene; camera: THREE.PerspectiveCamera }> => {
  const scene = new THREE.Scene();
  scene.environment = environment("pavement", renderer);
  scene.environmentIntensity = 0.6;
  scene.background = new THREE.Color("#cfd6da");
  const street = await wall(BACKDROPS.pavement, 2.4);
  street.position.set(2.4, 1.6, -9);
  scene.add(street, buildInterior(upholstery, dashboard));
  const sun = new THREE.DirectionalLight(0xfff4e6, 1.5);
  sun.position.set(1.2, 3.4, -2.6);
  sun.target.position.set(0, 0.6, 0.2);
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  Object.assign(sun.shadow.camera, { left: -1.6, right: 1.6, top: 1.6, bottom: -1.6, near: 0.5, far: 8 });
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.006;
  sun.shadow.radius = 6;
  const fill = new THREE.PointLight(0xf2f5ff, 1.6, 4, 1.6);
  fill.position.set(0, 1.3, 0.9);
  scene.add(sun, sun.target, fill);
  const camera = new THREE.PerspectiveCamera(60, aspect, 0.05, 60);
  camera.position.set(0.02, 1.22, 0.9);
  camera.lookAt(-0.05, 0.79, -0.3);
  return { scene, camera };
};
