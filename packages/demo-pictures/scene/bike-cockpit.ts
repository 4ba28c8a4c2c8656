import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Bike } from "../tables/bikes.ts";
import { ball } from "./ball.ts";
import { dialsTexture } from "./displays.ts";
import { STUFF } from "./materials.ts";
import { bar, point, tube } from "./sticks.ts";

export const screenGlass = new THREE.MeshPhysicalMaterial({
  color: 0x15181b,
  roughness: 0.04,
  clearcoat: 1,
  transparent: true,
  opacity: 0.42,
  depthWrite: false,
  side: THREE.DoubleSide,
});

/** Bar, grips, levers, mirrors, instruments. */
export const cockpit = ({
  grip: [x, y],
  head,
  barHalf,
  handguards,
  engine,
  display: at,
}: Bike): { instruments: THREE.Mesh<THREE.PlaneGeometry>; parts: THREE.Object3D[] } => {
  const crown = point(head[0] + 0.03, head[1] + 0.05, 0);
  const line = [
    point(x, y, -barHalf),
    point(x - 0.03, y, -barHalf * 0.64),
    crown.clone().setZ(-0.08),
    crown.clone().setZ(0.08),
    point(x - 0.03, y, barHalf * 0.64),
    point(x, y, barHalf),
  ];
  const [along, up] = at ?? (engine ? [head[0] - 0.02, head[1] + 0.13] : [x + 0.01, y + 0.09]);
  const { face, box } = display(point(along, up, 0));
  const parts = [
    tube(line, 0.011, STUFF.satin),
    box,
    face,
    ...[1, -1].flatMap((side) => {
      const z = (share: number) => side * barHalf * share;
      const mirror = ball(point(x - 0.02, y + 0.17, z(0.98)), [0.016, 0.042, 0.07], STUFF.gloss);
      const guard = ball(point(x - 0.07, y + 0.005, z(0.86)), [0.02, 0.05, 0.1], STUFF.satin);
      return [
        bar(point(x - 0.012, y, z(0.7)), point(x, y, z(1.04)), 0.017, STUFF.plastic),
        bar(point(x, y, z(1.04)), point(x, y, z(1.08)), 0.018, STUFF.aluminium),
        tube(
          [
            point(x - 0.05, y, z(0.65)),
            point(x - 0.07, y - 0.005, z(0.8)),
            point(x - 0.055, y - 0.01, z(1.02)),
          ],
          0.006,
          STUFF.aluminium,
        ),
        tube(
          [
            point(x - 0.025, y + 0.01, z(0.65)),
            point(x - 0.02, y + 0.09, z(0.82)),
            point(x - 0.02, y + 0.15, z(0.92)),
          ],
          0.006,
          STUFF.plastic,
        ),
        bar(point(x - 0.02, y + 0.005, z(0.55)), point(x - 0.02, y + 0.045, z(0.55)), 0.018, STUFF.plastic),
        mirror,
        ...(handguards ? [guard] : []),
      ];
    }),
  ];
  return { instruments: face, parts };
};

const [ACROSS, UP] = [0.18, 0.1];
/** Radians by which the display leans back towards the rider. */
const LEAN = 0.75;

/** The instruments: a box, and what is read on it. */
const display = (at: THREE.Vector3): { face: THREE.Mesh<THREE.PlaneGeometry>; box: THREE.Mesh } => {
  const box = new THREE.Mesh(new RoundedBoxGeometry(0.03, UP + 0.02, ACROSS + 0.02, 3, 0.012), STUFF.gloss);
  const map = dialsTexture(1080, 600, "figures");
  const face = new THREE.Mesh(
    new THREE.PlaneGeometry(ACROSS, UP),
    new THREE.MeshBasicMaterial({ map, toneMapped: false }),
  );
  box.position.copy(at);
  box.rotation.z = LEAN;
  face.position.copy(at).add(point(Math.cos(LEAN) * 0.0155, Math.sin(LEAN) * 0.0155, 0));
  face.rotation.order = "ZYX";
  face.rotation.set(0, Math.PI / 2, LEAN);
  return { face, box };
};
