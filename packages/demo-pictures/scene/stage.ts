import * as THREE from "three";
import { BACKDROPS, type Backdrop, type BackdropId, WALL } from "../tables/backdrops.ts";
import { floorMaterial, room } from "./studio-room.ts";
import { svgTexture } from "./textures.ts";
import type { Footprint } from "./vehicle.ts";

/** A backdrop set up: what stands around the vehicle, and the light that it throws. */
export type Stage = {
  readonly scene: THREE.Scene;
  readonly floor: THREE.ShaderMaterial;
};

export const buildStage = async (
  id: BackdropId,
  footprint: Footprint,
  renderer: THREE.WebGLRenderer,
): Promise<Stage> => {
  const backdrop: Backdrop = BACKDROPS[id];
  const scene = new THREE.Scene();
  const floor = floorMaterial(backdrop, footprint);
  const ground = new THREE.Mesh(new THREE.PlaneGeometry(80, 80), floor);
  ground.rotation.x = -Math.PI / 2;
  ground.position.z = 40 - backdrop.wallDistance;
  const behind = await standingWall(id);
  scene.add(ground, behind);
  scene.environment = environment(id, renderer);
  scene.environmentIntensity = backdrop.strength;
  return { scene, floor };
};

const environments = new Map<BackdropId, THREE.Texture>();

export const environment = (id: BackdropId, renderer: THREE.WebGLRenderer): THREE.Texture => {
  const known = environments.get(id);
  if (known) return known;
  const maker = new THREE.PMREMGenerator(renderer);
  const { texture } = maker.fromScene(room(BACKDROPS[id]), 0, 0.1, 200, { size: 512 });
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
