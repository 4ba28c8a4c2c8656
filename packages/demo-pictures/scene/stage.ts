import * as THREE from "three";
import { BACKDROPS, type Backdrop, type BackdropId, WALL } from "../tables/backdrops.ts";
import { LIGHTS, type LightId } from "../tables/lights.ts";
import { floorMaterial, room } from "./studio-room.ts";
import { svgTexture } from "./textures.ts";
import type { Footprint } from "./vehicle.ts";

/** A backdrop set up, without the vehicle, whose shadow is on the floor. */
export const buildStage = async (
  id: BackdropId,
  footprint: Footprint,
  turn: number,
): Promise<THREE.Scene> => {
  const backdrop: Backdrop = BACKDROPS[id];
  const scene = new THREE.Scene();
  const ground = new THREE.Mesh(new THREE.PlaneGeometry(80, 80), floorMaterial(backdrop, footprint, turn));
  ground.rotation.x = -Math.PI / 2;
  ground.position.z = 40 - backdrop.wallDistance;
  scene.add(ground, await standingWall(id));
  return scene;
};

const environments = new Map<LightId, THREE.Texture>();

/** Puts a scene into a light. */
export const lightUp = (scene: THREE.Scene, id: LightId, renderer: THREE.WebGLRenderer): void => {
  scene.environment = environments.get(id) ?? environment(id, renderer);
  scene.environmentIntensity = LIGHTS[id].strength;
};

const environment = (id: LightId, renderer: THREE.WebGLRenderer): THREE.Texture => {
  const maker = new THREE.PMREMGenerator(renderer);
  const { texture } = maker.fromScene(room(LIGHTS[id]), 0, 0.1, 200, { size: 512 });
  maker.dispose();
  environments.set(id, texture);
  return texture;
};

const walls = new Map<BackdropId, Promise<THREE.Mesh>>();

/** The wall behind a vehicle, rendered once: its picture takes longer to prepare than the rest of the stage. */
const standingWall = (id: BackdropId): Promise<THREE.Mesh> => {
  const known = walls.get(id) ?? wall(BACKDROPS[id]);
  walls.set(id, known);
  return known;
};

export const wall = async ({ wall: content, wallDistance }: Backdrop, shift = 0): Promise<THREE.Mesh> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2160" height="720" viewBox="0 0 ${WALL.width} ${WALL.height}">${content}</svg>`;
  const map = await svgTexture(svg, true);
  map.wrapS = THREE.MirroredRepeatWrapping;
  map.repeat.set(3, 1);
  const made = new THREE.MeshBasicMaterial({ map, toneMapped: false });
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(WALL.width * 3, WALL.height), made);
  mesh.position.set(shift, WALL.height / 2, -wallDistance);
  return mesh;
};
