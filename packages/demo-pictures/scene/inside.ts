import * as THREE from "three";
import { BACKDROPS } from "../tables/backdrops.ts";
import type { Cabin } from "../tables/cabins.ts";
import { bootSpace } from "./boot-space.ts";
import { castShadows } from "./cast-shadows.ts";
import { buildInterior } from "./interior.ts";
import { lightUp, wall } from "./stage.ts";

/** What is seen from within, in which the paint does not show. */
export type InsideViewId = "interior" | "odometer" | "boot";

type Inside = {
  readonly scene: THREE.Scene;
  readonly camera: THREE.PerspectiveCamera;
  /** Corners of the part of the instruments that is left dark for the kilometres. */
  readonly reading?: readonly THREE.Vector3[];
};

/** Sets up a cabin or a boot with daylight, and a camera in it. */
export const insideScene = async (
  view: InsideViewId,
  { cabin }: { readonly cabin?: Cabin },
  renderer: THREE.WebGLRenderer,
  aspect: number,
): Promise<Inside> => {
  if (!cabin) throw new Error("A look inside needs a cabin.");
  const scene = new THREE.Scene();
  lightUp(scene, "inside", renderer);
  scene.background = new THREE.Color("#cfd6da");
  scene.add(...daylight());
  const camera = new THREE.PerspectiveCamera(60, aspect, 0.05, 60);
  if (view === "boot") {
    scene.background = new THREE.Color("#1d1f22");
    scene.environmentIntensity = 1;
    scene.add(bootSpace(cabin));
    camera.fov = 44;
    camera.position.set(0, 1.28, cabin.boot.depth / 2 + 1.15);
    camera.lookAt(0, 0.62, 0);
    camera.updateProjectionMatrix();
    return { scene, camera };
  }
  const street = await wall(BACKDROPS.pavement, 2.4);
  street.position.set(2.4, 1.6, -9);
  const { group, reading } = buildInterior(cabin.look, cabin.dashboard, view === "interior");
  group.scale.x = cabin.scale;
  scene.add(street, group);
  group.updateMatrixWorld(true);
  const corners = reading.map((at) => at.clone().applyMatrix4(group.matrixWorld));
  if (view === "odometer") {
    const middle = new THREE.Vector3();
    for (const corner of corners) middle.addScaledVector(corner, 1 / corners.length);
    camera.fov = 24;
    camera.position.set(middle.x + 0.03, middle.y + 0.19, middle.z + 0.66);
    camera.lookAt(middle.x, middle.y + 0.03, middle.z);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
    return { scene, camera, reading: corners };
  }
  camera.position.set(0.02, 1.22 + cabin.eye, 0.9);
  camera.lookAt(-0.05, 0.79 + cabin.eye / 3, -0.3);
  return { scene, camera };
};

const daylight = (): THREE.Object3D[] => {
  const sun = new THREE.DirectionalLight(0xfff4e6, 1.5);
  sun.position.set(1.2, 3.4, -2.6);
  sun.target.position.set(0, 0.6, 0.2);
  castShadows(sun, { half: 1.6, top: 1.6, near: 0.5, far: 8 }, 6);
  const fill = new THREE.PointLight(0xf2f5ff, 1.6, 4, 1.6);
  fill.position.set(0, 1.3, 0.9);
  return [sun, sun.target, fill];
};
