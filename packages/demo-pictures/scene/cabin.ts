import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Draught } from "../geometry/car-field.ts";
import { material, STUFF } from "./materials.ts";

const cloth = material({ color: "#26272b", roughness: 0.8 });
const leather = material({ color: "#5b3a24", roughness: 0.55 });

/** Seats, dashboard and steering wheel as they show through the windows, or in the open when there is no roof. */
export const cabin = ({ body, belt, roof }: Draught): THREE.Group => {
  const group = new THREE.Group();
  const sill = belt(2);
  const cover = body.open ? leather : cloth;
  const pillar = body.doors.split;
  const add = (
    w: number,
    h: number,
    d: number,
    x: number,
    y: number,
    z: number,
    lean: number,
    made: THREE.Material,
    radius = 0.05,
  ) => {
    const box = new THREE.Mesh(new RoundedBoxGeometry(w, h, d, 4, radius), made);
    box.position.set(x, y, z);
    box.rotation.z = lean;
    group.add(box);
  };
  const drop = body.open ? 0.06 : Math.max(0, sill + 0.52 - roof(pillar + 0.15));
  const seat = (x: number, z: number, width: number) => {
    add(0.15, 0.66, width, x, sill - 0.06 - drop, z, -0.22, cover, 0.06);
    add(0.1, 0.19, width * 0.52, x + 0.1, sill + 0.33 - drop, z, -0.16, cover, 0.045);
    add(0.5, 0.16, width, x - 0.26, sill - 0.4 - drop, z, 0.1, cover, 0.06);
  };
  for (const z of [0.36, -0.36]) seat(pillar + 0.04, z, 0.5);
  const back = body.doors.rear;
  if (back !== undefined && !body.doors.sliding && !body.cabEnd) {
    add(0.15, 0.6, 1.2, back - 0.1, sill - 0.08, 0, -0.25, cover, 0.06);
    for (const z of [0.36, -0.36]) add(0.09, 0.16, 0.25, back, sill + 0.27, z, -0.15, cover, 0.04);
  }
  if (body.open) {
    add(0.2, 0.6, 1.1, pillar + 0.62, sill - 0.22, 0, -0.2, cover, 0.08);
    for (const z of [0.36, -0.36]) add(0.16, 0.12, 0.26, pillar + 0.8, sill + 0.03, z, 0, STUFF.satin, 0.05);
  }
  const front = body.windowFront[0];
  add(0.42, 0.2, body.width - 0.5, front + 0.32, sill - 0.11, 0, 0.08, STUFF.trim, 0.06);
  add(
    Math.min(2.2, body.length * 0.5),
    0.04,
    body.width - 0.5,
    front + body.length * 0.29,
    sill - 0.5,
    0,
    0,
    STUFF.trim,
    0.01,
  );
  const wheel = new THREE.Mesh(new THREE.TorusGeometry(0.18, 0.016, 12, 40), STUFF.trim);
  wheel.rotation.order = "YXZ";
  wheel.rotation.set(-0.35, Math.PI / 2, 0);
  wheel.position.set(front + 0.6, sill - 0.01, 0.36);
  group.add(wheel);
  return group;
};
