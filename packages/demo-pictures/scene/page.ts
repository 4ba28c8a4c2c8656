import * as THREE from "three";
import type { BackdropId } from "../tables/backdrops.ts";
import { OUTSIDE_VIEWS, type OutsideViewId, type View } from "../tables/views.ts";
import { buildBike } from "./bike.ts";
import { closeUp, cornersIn, frame, radians } from "./camera.ts";
import { buildCar } from "./car.ts";
import { readingOn } from "./displays.ts";
import { exposeLayers, exposePlain, type Layer } from "./exposure.ts";
import { type InsideViewId, insideScene } from "./inside.ts";
import { lampWithShadows } from "./lamp.ts";
import { writeLayers } from "./paint-layers.ts";
import { buildStage, lightUp } from "./stage.ts";
import type { Vehicle } from "./vehicle.ts";
import type { VehiclePlan } from "./vehicle-plan.ts";

/** Corners of something flat that a page writes on, as shares of the picture from its top left, clockwise. */
export type Corners = readonly (readonly [x: number, y: number])[];
export type Exposed = { readonly plate?: Corners; readonly reading?: Corners };

writeLayers();
const renderer = new THREE.WebGLRenderer({ antialias: false });
renderer.toneMapping = THREE.NoToneMapping;
renderer.autoClear = false;

let plan: VehiclePlan | undefined;
let vehicle: Vehicle | undefined;

const prepare = async (next: VehiclePlan): Promise<void> => {
  vehicle?.group.traverse((part) => {
    if (part instanceof THREE.Mesh) part.geometry.dispose();
  });
  plan = next;
  vehicle = next.bike ? buildBike(next.bike) : next.car ? await buildCar(next.car) : undefined;
};

const isOutside = (view: OutsideViewId | InsideViewId): view is OutsideViewId =>
  Object.hasOwn(OUTSIDE_VIEWS, view);

/** Renders a view and sends its layers; after those of the vehicle comes each of the `backdrops`. */
const expose = async (
  view: OutsideViewId | InsideViewId,
  wheel: number,
  width: number,
  height: number,
  backdrops: readonly BackdropId[],
): Promise<Exposed> => {
  if (!plan) throw new Error("Nothing was prepared.");
  if (isOutside(view)) return await exposeOutside(plan, view, wheel, width, height, backdrops);
  renderer.shadowMap.enabled = true;
  const { scene, camera, reading } = await insideScene(view, plan, renderer, width / height);
  const layer = exposePlain(renderer, scene, camera, width, height);
  await send([layer]);
  return reading ? { reading: cornersIn(camera, reading) } : {};
};

const exposeOutside = async (
  { bike }: VehiclePlan,
  id: OutsideViewId,
  wheel: number,
  width: number,
  height: number,
  backdrops: readonly BackdropId[],
): Promise<Exposed> => {
  const view: View | undefined = OUTSIDE_VIEWS[id];
  if (!vehicle || !view) throw new Error(`There is no vehicle, or no view ${id}.`);
  const turn = radians(view.turn);
  vehicle.wheelSets.forEach((set, i) => {
    set.visible = i === wheel;
  });
  vehicle.group.rotation.y = turn;
  vehicle.group.updateMatrixWorld(true);
  const camera = view.closeUp
    ? closeUp(vehicle, view, turn, width / height)
    : frame(vehicle, view, turn, width / height);
  const scene = new THREE.Scene();
  lightUp(scene, "outside", renderer);
  scene.environmentRotation.set(0, turn, 0);
  scene.add(vehicle.group);
  renderer.shadowMap.enabled = bike !== undefined;
  if (bike) scene.add(lampWithShadows(renderer));
  const layers = exposeLayers(renderer, scene, camera, width, height);
  for (const id of backdrops) {
    const stage = await buildStage(id, vehicle.footprint, turn);
    layers.push(exposePlain(renderer, stage, camera, width, height));
  }
  await send(layers);
  if (view.closeUp) {
    const { instruments } = vehicle;
    if (!instruments || view.closeUp.on !== "instruments") return {};
    const { width: across, height: up } = instruments.geometry.parameters;
    return { reading: cornersIn(camera, readingOn(instruments, across, up)) };
  }
  const plate = plateSeen(vehicle, view.turn, camera);
  return plate ? { plate } : {};
};

/** The plate that faces the camera, where it is seen well enough to be read. */
const plateSeen = ({ plates }: Vehicle, turn: number, camera: THREE.Camera): Corners | undefined => {
  const facing = Math.sin(radians(turn));
  if (Math.abs(facing) < 0.5) return undefined;
  const plate = facing > 0 ? plates.front : plates.rear;
  if (!plate) return undefined;
  plate.geometry.computeBoundingBox();
  const { min, max } = plate.geometry.boundingBox as THREE.Box3;
  const face = plate === plates.front ? min.x : max.x;
  // As read by who stands before it: the reader's left is the vehicle's right in front, its left behind.
  const [left, right] = plate === plates.front ? [min.z, max.z] : [max.z, min.z];
  const corners = [
    [max.y, left],
    [max.y, right],
    [min.y, right],
    [min.y, left],
  ].map(([y, z]) => plate.localToWorld(new THREE.Vector3(face, y, z)));
  return cornersIn(camera, corners);
};

const send = async (layers: readonly Layer[]): Promise<void> => {
  await fetch("/layers", { method: "POST", body: new Blob(layers as Layer[]) });
};

Object.assign(window, { prepare, expose });
