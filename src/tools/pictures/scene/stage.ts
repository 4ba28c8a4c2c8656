import * as THREE from "three";
import { BACKDROPS, type Backdrop, type BackdropId, WALL } from "../tables/backdrops.ts";
import type { Footprint } from "./car.ts";
import { FLOOR_FRAGMENT, FLOOR_VERTEX } from "./floor-shader.ts";
import { svgTexture } from "./textures.ts";

/** A backdrop set up: what stands around the vehicle, and the light that it throws. */
export type Stage = {
  readonly scene: THREE.Scene;
  readonly floor: THREE.ShaderMaterial;
  readonly surroundings: THREE.Group;
};

export const buildStage = async (
  id: BackdropId,
  shift: number,
  footprint: Footprint,
  renderer: THREE.WebGLRenderer,
): Promise<Stage> => {
  const backdrop: Backdrop = BACKDROPS[id];
  const scene = new THREE.Scene();
  const surroundings = new THREE.Group();
  const floor = floorMaterial(backdrop, footprint);
  const ground = new THREE.Mesh(new THREE.PlaneGeometry(80, 80), floor);
  ground.rotation.x = -Math.PI / 2;
  ground.position.z = 40 - backdrop.wallDistance;
  const behind = await wall(backdrop, shift);
  // Drawn after the vehicle, which hides a third of them.
  ground.renderOrder = 1;
  behind.renderOrder = 2;
  surroundings.add(ground, behind);
  scene.add(surroundings);
  scene.environment = environment(id, renderer);
  scene.environmentIntensity = backdrop.strength;
  return { scene, floor, surroundings };
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

export const wall = async ({ wall: content, wallDistance }: Backdrop, shift: number): Promise<THREE.Mesh> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2160" height="720" viewBox="0 0 ${WALL.width} ${WALL.height}">${content}</svg>`;
  const map = await svgTexture(svg, true);
  map.wrapS = THREE.MirroredRepeatWrapping;
  map.repeat.set(3, 1);
  const made = new THREE.MeshBasicMaterial({ map, toneMapped: false });
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(WALL.width * 3, WALL.height), made);
  mesh.position.set(shift, WALL.height / 2, -wallDistance);
  return mesh;
};

const floorMaterial = ({ floor, wallDistance }: Backdrop, footprint: Footprint): THREE.ShaderMaterial =>
  new THREE.ShaderMaterial({
    uniforms: {
      uNear: { value: new THREE.Color(floor.near) },
      uFar: { value: new THREE.Color(floor.far) },
      uTile: { value: new THREE.Vector2(...floor.tile) },
      uJoint: { value: floor.joint },
      uGrain: { value: floor.grain },
      uMirror: { value: floor.mirror },
      uWall: { value: wallDistance },
      uMirrored: { value: null },
      uScreen: { value: new THREE.Vector2(1, 1) },
      uTurn: { value: 0 },
      uBody: { value: new THREE.Vector2(footprint.length, footprint.width) },
      uAxles: { value: new THREE.Vector2(...footprint.axles) },
      uTrack: { value: footprint.track },
    },
    vertexShader: FLOOR_VERTEX,
    fragmentShader: FLOOR_FRAGMENT,
  });

/** What the paint mirrors: a dome from ground to sky and bright panels. */
const room = ({ dome, panels }: Backdrop): THREE.Scene => {
  const scene = new THREE.Scene();
  const color = (value: string) => ({ value: new THREE.Color(value) });
  const sphere = new THREE.Mesh(
    new THREE.SphereGeometry(50, 64, 64),
    new THREE.ShaderMaterial({
      side: THREE.BackSide,
      depthWrite: false,
      uniforms: {
        uGround: color(dome.ground),
        uFoot: color(dome.foot),
        uHorizon: color(dome.horizon),
        uSky: color(dome.sky),
      },
      vertexShader:
        "varying vec3 vAt; void main() { vAt = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }",
      fragmentShader: `varying vec3 vAt; uniform vec3 uGround, uFoot, uHorizon, uSky;
        void main() {
          float h = vAt.y;
          vec3 above = mix(uHorizon * .45, uSky, smoothstep(-.02, .5, h));
          vec3 below = mix(uFoot, uGround, smoothstep(.02, .9, -h));
          gl_FragColor = vec4(mix(below, above, smoothstep(-.09, .04, h)), 1.);
        }`,
    }),
  );
  scene.add(sphere);
  for (const panel of panels) {
    const glow = new THREE.MeshBasicMaterial({
      color: new THREE.Color(panel.strength, panel.strength, panel.strength),
      side: THREE.DoubleSide,
    });
    const mesh = new THREE.Mesh(new THREE.PlaneGeometry(...panel.size), glow);
    mesh.position.set(...panel.at);
    mesh.lookAt(...(panel.faces ?? [0, 0.6, 0]));
    scene.add(mesh);
  }
  return scene;
};
