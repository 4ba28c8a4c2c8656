import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Draught } from "../geometry/car-field.ts";
import { aerial } from "./aerial.ts";
import { STUFF } from "./materials.ts";
import { handle, handlePlaces, mirrorGeometry, rail } from "./mirrors-and-handles.ts";

/** Mirrors, handles, wipers, aerial, roof rails. */
export const fittings = (car: Draught, plain: THREE.MeshPhysicalMaterial): THREE.Object3D[] => {
  const { body, belt, plan } = car;
  const parts: THREE.Object3D[] = [];
  const mirrorX =
    body.windowFront[0] +
    (body.windowFront[2] > 1.05 ? 0.22 : 0.26) +
    (body.pillars[0] && body.pillars[0][2] > 0.9 ? 0.34 : 0);
  for (const side of [1, -1]) {
    const cap = new THREE.Mesh(mirrorGeometry(), plain);
    cap.position.set(mirrorX, belt(mirrorX) + 0.1, side * (plan(mirrorX) + 0.045));
    cap.rotation.y = side * 0.16;
    const base = new THREE.Mesh(new RoundedBoxGeometry(0.1, 0.03, 0.16, 3, 0.012), STUFF.gloss);
    base.position.set(mirrorX - 0.01, belt(mirrorX) + 0.035, side * (plan(mirrorX) - 0.03));
    const foot = new THREE.Mesh(mirrorGeometry(), STUFF.gloss);
    foot.scale.set(1.01, 0.6, 0.98);
    foot.position.copy(cap.position).add(new THREE.Vector3(0, -0.036, 0));
    foot.rotation.copy(cap.rotation);
    parts.push(cap, foot, base);
    for (const x of handlePlaces(body)) parts.push(...handle(x, car, side, plain));
    if (body.rails) parts.push(rail(car, side));
  }
  if (body.open) parts.push(screenFrame(car));
  else parts.push(aerial(car, plain));
  return parts;
};

/** The frame that stands alone where there is no roof: up one side of the windscreen, across and down the other. */
const screenFrame = ({ body, plan, roof, belt }: Draught): THREE.Mesh => {
  const edge = Array.from({ length: 9 }, (_, i) => {
    const on = body.windowFront[0] - 0.12 + (i / 8) * (body.screenTop + 0.14 - body.windowFront[0]);
    let [z, y] = [0.7, roof(on)];
    for (let pass = 0; pass < 4; pass++) {
      y = roof(on) - 0.15 * z * z;
      const up = Math.max(0, y - belt(on));
      z = plan(on) - 0.09 - (body.tumblehome ?? 0.29) * up - 0.1 * up * up;
    }
    return new THREE.Vector3(on + 0.22 * z * z, y - 0.012, z);
  });
  const corner = edge[edge.length - 1] as THREE.Vector3;
  const header = [0.8, 0.45, 0].map((share) => {
    const z = corner.z * share;
    return new THREE.Vector3(
      body.screenTop + 0.02 + 0.22 * z * z,
      roof(body.screenTop + 0.02) - 0.15 * z * z - 0.012,
      z,
    );
  });
  const half = [...edge, ...header];
  const other = half
    .slice(0, -1)
    .reverse()
    .map(({ x, y, z }) => new THREE.Vector3(x, y, -z));
  return new THREE.Mesh(
    new THREE.TubeGeometry(
      new THREE.CatmullRomCurve3([...half, ...other], false, "centripetal"),
      160,
      0.022,
      12,
    ),
    STUFF.gloss,
  );
};
