import * as THREE from "three";
import type { View } from "../tables/views.ts";
import type { Footprint, Vehicle } from "./vehicle.ts";

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
const UP = new THREE.Vector3(0, 1, 0);

/** Narrower than this is a motorbike. */
const NARROW = 1.2;
/** Where a vehicle's middle stands on the ground, from -1 at the picture's foot to 1. */
const GROUND = { car: -0.45, motorbike: -0.64 } as const;

/** Points a camera at a part of a vehicle. */
export const closeUp = (
  { footprint, instruments }: Vehicle,
  { distance, metres: shown, closeUp: of }: View,
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
  const metres = shown * (on === "wheel" ? wheelRadius / 0.335 : 1);
  const angle = 2 * Math.atan(metres / aspect / 2 / distance);
  const camera = new THREE.PerspectiveCamera((angle * 180) / Math.PI, aspect, 0.1, 200);
  const up = radians(of?.rise ?? 0);
  camera.position.set(at.x, at.y + Math.sin(up) * distance, at.z + Math.cos(up) * distance);
  camera.lookAt(at);
  camera.updateMatrixWorld();
  return camera;
};

/** Points a level camera at a vehicle: in true proportion to all others, upright lines upright, wheels always as low in the picture. */
export const frame = (
  { group, footprint }: Vehicle,
  { eye = 1, distance, metres, motorbike = metres }: View,
  turn: number,
  aspect: number,
): THREE.PerspectiveCamera => {
  const narrow = footprint.width < NARROW;
  const scale = narrow ? motorbike / metres : 1;
  const angle = 2 * Math.atan(metres / aspect / 2 / distance);
  const camera = new THREE.PerspectiveCamera((angle * 180) / Math.PI, aspect, 0.1, 200);
  camera.position.set(0, eye * Math.sqrt(scale), distance * scale);
  camera.updateMatrixWorld();
  group.rotation.y = turn;
  group.updateMatrixWorld(true);
  const { left, right } = reach(footprint, turn, camera);
  const ground = new THREE.Vector3().project(camera).y;
  const { elements } = camera.projectionMatrix;
  elements[8] = (left + right) / 2;
  elements[9] = ground - (narrow ? GROUND.motorbike : GROUND.car);
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  return camera;
};

/** What of the picture's width the vehicle's corners reach, from -1 to 1; they are rounded in front and behind. */
const reach = ({ length, width }: Footprint, turn: number, camera: THREE.Camera) => {
  const xs = [-length / 2, length / 2].flatMap((x) =>
    [-width / 2, width / 2].map(
      (z) => new THREE.Vector3(x * 0.94, 0.5, z * 0.94).applyAxisAngle(UP, turn).project(camera).x,
    ),
  );
  return { left: Math.min(...xs), right: Math.max(...xs) };
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
