import * as THREE from "three";
import type { Job } from "../recipe.ts";
import { BACKDROPS } from "../tables/backdrops.ts";
import { BIKES, type BikeId } from "../tables/bikes.ts";
import type { BodyId } from "../tables/bodies.ts";
import type { FaceId } from "../tables/faces.ts";
import { PAINTS } from "../tables/paints.ts";
import { SPIN_FRAMES, VIEWS, type View } from "../tables/views.ts";
import type { WheelId } from "../tables/wheels.ts";
import { buildBike } from "./bike.ts";
import { buildCar, UNMIRRORED, type Vehicle } from "./car.ts";
import { interiorScene } from "./interior-stage.ts";
import { buildStage } from "./stage.ts";

const renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
renderer.toneMapping = THREE.ACESFilmicToneMapping;
document.body.style.margin = "0";
document.body.append(renderer.domElement);

const radians = (degrees: number) => (degrees * Math.PI) / 180;

let current: { key: string; vehicle: Vehicle } | undefined;

/** The last vehicle is kept: jobs come sorted, and most differ from the one before in paint or view only. */
const vehicleFor = async ({ body, face, wheel }: Job): Promise<Vehicle> => {
  const key = [body, face, wheel].join();
  if (current?.key === key) return current.vehicle;
  if (current) dispose(current.vehicle.group);
  current = {
    key,
    vehicle:
      body in BIKES
        ? buildBike(body as BikeId)
        : await buildCar(body as BodyId, face as FaceId, wheel as WheelId),
  };
  return current.vehicle;
};

const dispose = (group: THREE.Object3D): void => {
  group.traverse((part) => {
    if (part instanceof THREE.Mesh) part.geometry.dispose();
  });
};

/** Draws one picture onto the page's canvas. */
const shoot = async (job: Job, width: number, height: number): Promise<string> => {
  renderer.setSize(width, height);
  if (job.view === "interior") return await shootInterior(job, width / height);
  const vehicle = await vehicleFor(job);
  vehicle.paint(PAINTS[job.paint]);
  const view = VIEWS[job.view];
  const turn = radians(view.turn + (job.frame === undefined ? 0 : (job.frame * 360) / SPIN_FRAMES));
  const shift = [0, 2.6, -2.4][job.shift % 3] ?? 0;
  const stage = await buildStage(job.backdrop, shift, vehicle.footprint, renderer);
  vehicle.group.rotation.y = turn;
  stage.scene.environmentRotation.set(0, turn, 0);
  stage.scene.add(vehicle.group);
  if (job.body in BIKES) stage.scene.add(lampWithShadows());
  const camera =
    "closeUp" in view
      ? closeUp(vehicle, view, turn, width / height)
      : frame(vehicle, view, turn, job.view === "spin", width / height);
  stage.floor.uniforms.uTurn = { value: turn };
  stage.floor.uniforms.uScreen = { value: new THREE.Vector2(width, height) };
  if (BACKDROPS[job.backdrop].floor.mirror > 0)
    mirror(stage.scene, stage.surroundings, stage.floor, vehicle, camera, width, height);
  renderer.render(stage.scene, camera);
  stage.floor.uniforms.uMirrored?.value?.dispose?.();
  return renderer.domElement.toDataURL("image/png");
};

/** Cars carry their shading in the mesh; a motorbike's many parts need shadows of their own. */
const lampWithShadows = (): THREE.DirectionalLight => {
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = THREE.PCFShadowMap;
  const lamp = new THREE.DirectionalLight(0xffffff, 1.5);
  lamp.position.set(-1.5, 5, 2.2);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(2048, 2048);
  Object.assign(lamp.shadow.camera, { left: -1.4, right: 1.4, top: 1.6, bottom: -1.4, near: 1, far: 9 });
  lamp.shadow.bias = -0.0006;
  lamp.shadow.normalBias = 0.006;
  lamp.shadow.radius = 5;
  return lamp;
};

const shootInterior = async ({ cabin }: Job, aspect: number): Promise<string> => {
  if (!cabin) throw new Error("A look inside needs a cabin.");
  renderer.shadowMap.enabled = true;
  const { scene, camera } = await interiorScene(cabin.upholstery, cabin.dashboard, renderer, aspect);
  renderer.render(scene, camera);
  return renderer.domElement.toDataURL("image/png");
};

/** Renders the vehicle upside down into a texture for the floor. */
const mirror = (
  scene: THREE.Scene,
  surroundings: THREE.Group,
  floor: THREE.ShaderMaterial,
  vehicle: Vehicle,
  camera: THREE.Camera,
  width: number,
  height: number,
): void => {
  const target = new THREE.WebGLRenderTarget(width / 3, height / 3);
  surroundings.visible = false;
  vehicle.group.scale.y = -1;
  renderer.setRenderTarget(target);
  renderer.setClearColor(0x000000, 0);
  renderer.clear();
  camera.layers.disable(UNMIRRORED);
  renderer.render(scene, camera);
  camera.layers.enable(UNMIRRORED);
  renderer.setRenderTarget(null);
  vehicle.group.scale.y = 1;
  surroundings.visible = true;
  floor.uniforms.uMirrored = { value: target.texture };
};

/** Points a camera at a car's front wheel or at a motorbike's engine. */
const closeUp = (
  { footprint: { axles, width } }: Vehicle,
  { rise, distance, closeUp: metres }: Required<View>,
  turn: number,
  aspect: number,
): THREE.PerspectiveCamera => {
  const isNarrow = width < 1.2;
  const middle = isNarrow ? [0, 0.42, 0] : [Math.min(...axles) + 0.06, 0.37, width / 2 - 0.15];
  const at = new THREE.Vector3(...(middle as [number, number, number]));
  at.applyAxisAngle(new THREE.Vector3(0, 1, 0), turn);
  const seen = isNarrow ? metres * 0.85 : metres;
  const camera = new THREE.PerspectiveCamera(
    (2 * Math.atan(seen / aspect / 2 / distance) * 180) / Math.PI,
    aspect,
    0.1,
    200,
  );
  camera.layers.enable(UNMIRRORED);
  const up = radians(rise);
  camera.position.set(at.x, at.y + Math.sin(up) * distance, at.z + Math.cos(up) * distance);
  camera.lookAt(at);
  camera.updateMatrixWorld();
  return camera;
};

/** Points a camera so that the vehicle fills the asked share, a little below the middle, with upright lines kept upright. */
const frame = (
  vehicle: Vehicle,
  view: (typeof VIEWS)[keyof typeof VIEWS],
  turn: number,
  spinning: boolean,
  aspect: number,
): THREE.PerspectiveCamera => {
  const camera = new THREE.PerspectiveCamera(20, aspect, 0.1, 200);
  camera.layers.enable(UNMIRRORED);
  vehicle.group.rotation.y = turn;
  vehicle.group.updateMatrixWorld(true);
  const local = new THREE.Box3().setFromObject(vehicle.group.children[0] as THREE.Object3D, true);
  const height = local.max.y;
  const rise = radians(view.rise);
  const distance = view.distance * (vehicle.footprint.width < 1.2 ? 0.55 : 1);
  camera.position.set(0, height * 0.45 + Math.sin(rise) * distance, Math.cos(rise) * distance);
  camera.lookAt(0, height * 0.45, 0);
  camera.updateMatrixWorld();
  const reach = { left: 9, right: -9, low: 9, high: -9 };
  const { length, width } = vehicle.footprint;
  const corner = new THREE.Vector3();
  const turns = spinning ? Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6) : [turn];
  for (const angle of turns) {
    for (const x of [-length / 2, length / 2]) {
      for (const z of [-width / 2, width / 2]) {
        for (const y of [0, height]) {
          const inset = y > 0 ? 0.55 : 0.94;
          corner
            .set(x * inset, y, z * inset)
            .applyAxisAngle(new THREE.Vector3(0, 1, 0), angle)
            .project(camera);
          reach.left = Math.min(reach.left, corner.x);
          reach.right = Math.max(reach.right, corner.x);
          reach.low = Math.min(reach.low, corner.y);
          reach.high = Math.max(reach.high, corner.y);
        }
      }
    }
  }
  const narrow = width < 1.2;
  const zoom = Math.min(
    (2 * view.fill * (narrow ? 0.84 : 1)) / (reach.right - reach.left),
    (2 * (narrow ? 0.8 : 0.74)) / (reach.high - reach.low),
  );
  camera.fov = (2 * Math.atan(Math.tan(radians(camera.fov / 2)) / zoom) * 180) / Math.PI;
  camera.updateProjectionMatrix();
  const across = ((reach.left + reach.right) / 2) * zoom;
  const up = ((reach.low + reach.high) / 2) * zoom + 0.06;
  camera.projectionMatrix.elements[8] = (camera.projectionMatrix.elements[8] ?? 0) + across;
  camera.projectionMatrix.elements[9] = (camera.projectionMatrix.elements[9] ?? 0) + up;
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  return camera;
};

Object.assign(window, { shoot, isReady: true });
