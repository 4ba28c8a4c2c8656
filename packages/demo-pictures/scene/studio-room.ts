import * as THREE from "three";
import type { Backdrop } from "../tables/backdrops.ts";
import type { Light } from "../tables/lights.ts";
import { FLOOR_FRAGMENT, FLOOR_VERTEX } from "./floor-shader.ts";
import type { Footprint } from "./vehicle.ts";

export const floorMaterial = (
  { floor, wallDistance }: Backdrop,
  footprint: Footprint,
  turn: number,
): THREE.ShaderMaterial =>
  new THREE.ShaderMaterial({
    uniforms: {
      uNear: { value: new THREE.Color(floor.near) },
      uFar: { value: new THREE.Color(floor.far) },
      uTile: { value: new THREE.Vector2(...floor.tile) },
      uJoint: { value: floor.joint },
      uGrain: { value: floor.grain },
      uWall: { value: wallDistance },
      uTurn: { value: turn },
      uBody: { value: new THREE.Vector2(footprint.length, footprint.width) },
      uAxles: { value: new THREE.Vector2(...footprint.axles) },
      uTrack: { value: footprint.track },
    },
    vertexShader: FLOOR_VERTEX,
    fragmentShader: FLOOR_FRAGMENT,
  });

/** What the paint mirrors: a dome from ground to sky and bright panels. */
export const room = ({ dome, panels }: Light): THREE.Scene => {
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
