import * as THREE from "three";
import type { View } from "../tables/views.ts";
import type { Footprint, Vehicle } from "./vehicle.ts";

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
const UP = new THREE.Vector3(0, 1, 0);

/** Narrower than this is a motorbike. */
const NARROW = 1.2;

/** Points a camera at a part of a vehicle. */
export const closeUp = (
  { footprint, instruments }: Vehicle,
  { rise, distance, closeUp: of }: View,
  turn: number,
  aspect: number,
): THREE.PerspectiveCamera => {
  const { axles, width, wheelRadius } = footprint;
  const narrow = width < NARROW;
  const places = {
    wheel: () => new THREE.Vector3(Math.min(...axles), wheelRadius, narrow ? 0 : width / 2 - 0.05),
    engine: () => new THREE.Vector3(0, 0.42, 0),
    instruments: () => instruments?.parent?.localToWorld(instruments.position.clone()) ?? new THREE.Vector3(),
  };
  const on = of?.on ?? "wheel";
  const place = places[on]();
  const at = on === "instruments" ? place : place.applyAxisAngle(UP, turn);
  const metres = (of?.metres ?? 1) * (on === "wheel" ? wheelRadius / 0.335 : 1);
  const angle = 2 * Math.atan(metres / aspect / 2 / distance);
  const camera = new THREE.PerspectiveCamera((angle * 180) / Math.PI, aspect, 0.1, 200);
  const up = radians(rise);
  camera.position.set(at.x, at.y + Math.sin(up) * distance, at.z + Math.cos(up) * distance);
  camera.lookAt(at);
  camera.updateMatrixWorld();
  return camera;
};

/**
 * Points a camera so that the vehicle fills the given share, a little below the middle, with vertical lines vertical. Small
 * ones fill less than large ones.
 */
export const frame = (
  vehicle: Vehicle,
  view: View,
  turn: number,
  aspect: number,
): THREE.PerspectiveCamera => {
  const camera = new THREE.PerspectiveCamera(20, aspect, 0.1, 200);
  const { length, width } = vehicle.footprint;
  vehicle.group.rotation.y = turn;
  vehicle.group.updateMatrixWorld(true);
  const height = new THREE.Box3().setFromObject(vehicle.group.children[0] as THREE.Object3D, true).max.y;
  const narrow = width < NARROW;
  const rise = radians(view.rise);
  const distance = view.distance * (narrow ? 0.55 : 1);
  camera.position.set(0, height * 0.45 + Math.sin(rise) * distance, Math.cos(rise) * distance);
  camera.lookAt(0, height * 0.45, 0);
  camera.updateMatrixWorld();
  const { left, right, low, high } = reach(vehicle.footprint, height, turn, camera);
  const size = narrow ? Math.min(1, (length / 2.2) ** 0.5) * 0.95 : Math.min(1.04, (length / 4.5) ** 0.45);
  const zoom = Math.min((2 * view.fill * size) / (right - left), (2 * (narrow ? 0.88 : 0.74)) / (high - low));
  camera.fov = (2 * Math.atan(Math.tan(radians(camera.fov / 2)) / zoom) * 180) / Math.PI;
  camera.updateProjectionMatrix();
  const { elements } = camera.projectionMatrix;
  elements[8] = (elements[8] ?? 0) + ((left + right) / 2) * zoom;
  elements[9] = (elements[9] ?? 0) + ((low + high) / 2) * zoom + 0.06;
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  return camera;
};

/** What of the picture the vehicle's corners reach, from -1 to 1. */
const reach = ({ length, width }: Footprint, height: number, turn: number, camera: THREE.Camera) => {
  const corners = [-length / 2, length / 2].flatMap((x) =>
    [-width / 2, width / 2].flatMap((z) =>
      [0, height].map((y) => {
        const inset = y > 0 ? 0.55 : 0.94;
        return new THREE.Vector3(x * inset, y, z * inset).applyAxisAngle(UP, turn).project(camera);
      }),
    ),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
};

/** Where a flat part's four corners are in the picture, as shares of its width and height from the top left. */
export const cornersIn = (
  camera: THREE.Camera,
  corners: readonly THREE.Vector3[],
): [x: number, y: number][] =>
  corners.map((corner) => {
    const at = corner.clone().project(camera);
    return [(at.x + 1) / 2, (1 - at.y) / 2];
  });
