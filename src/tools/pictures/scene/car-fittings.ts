import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Draught } from "../geometry/car-field.ts";
import type { Body } from "../tables/bodies.ts";
import { FACES, type FaceId } from "../tables/faces.ts";
import { STUFF } from "./materials.ts";
import { plateTexture } from "./textures.ts";

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

const mirrorGeometry = (): THREE.BufferGeometry => {
  const geometry = new THREE.SphereGeometry(1, 40, 28);
  const at = geometry.attributes.position as THREE.BufferAttribute;
  const squared = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power;
  for (let i = 0; i < at.count; i++) {
    let x = squared(at.getX(i), 0.8);
    if (x > 0) x *= 0.25;
    at.setXYZ(i, x * 0.1, squared(at.getY(i), 0.7) * 0.07, squared(at.getZ(i), 0.65) * 0.105);
  }
  geometry.computeVertexNormals();
  return geometry;
};

const handlePlaces = ({ doors, pillars }: Body): number[] => {
  const first = doors.split - 0.17;
  if (doors.rear === undefined) return [first];
  if (doors.sliding) return [first, doors.split + 0.2];
  const second = pillars.length > 1 ? doors.rear - 0.16 : doors.rear - 0.15;
  return [first, second];
};

const handle = (x: number, { body, belt }: Draught, side: number, made: THREE.Material): THREE.Mesh[] => {
  const grip = new THREE.Mesh(new RoundedBoxGeometry(0.19, 0.026, 0.022, 4, 0.01), made);
  grip.position.set(x, belt(x) - 0.083, side * (body.width / 2 - 0.004));
  grip.rotation.z = 0.02;
  const bowl = new THREE.Mesh(new THREE.SphereGeometry(1, 20, 14), STUFF.plastic);
  bowl.scale.set(0.055, 0.024, 0.006);
  bowl.position.set(x - 0.01, belt(x) - 0.085, side * (body.width / 2 - 0.02));
  return [grip, bowl];
};

const rail = ({ body, roof }: Draught, side: number): THREE.Mesh => {
  const [from, to] = [body.screenTop + 0.12, body.length * 0.9];
  const points = Array.from({ length: 13 }, (_, i) => {
    const x = from + (i / 12) * (to - from);
    return new THREE.Vector3(x, roof(x) - (i === 0 || i === 12 ? 0.06 : 0.012), side * 0.585);
  });
  return new THREE.Mesh(
    new THREE.TubeGeometry(new THREE.CatmullRomCurve3(points), 60, 0.015, 10),
    STUFF.satin,
  );
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

const aerial = ({ body, roof }: Draught, made: THREE.Material): THREE.Mesh => {
  const shape = new THREE.Shape();
  shape.moveTo(0, 0);
  shape.quadraticCurveTo(0.08, 0.006, 0.13, 0.034);
  shape.lineTo(0.15, 0);
  const fin = new THREE.Mesh(
    new THREE.ExtrudeGeometry(shape, {
      depth: 0.012,
      bevelSize: 0.005,
      bevelThickness: 0.008,
      bevelSegments: 3,
    }),
    made,
  );
  const x = (body.cabEnd ?? body.length * (body.rearScreen === "notch" ? 0.68 : 0.86)) - 0.32;
  fin.position.set(x, roof(x) - 0.012, -0.006);
  return fin;
};

export const plates = (car: Draught, face: FaceId): THREE.Mesh[] => {
  const { body } = car;
  const texture = plateTexture("0000 DMO", 1040, 228);
  const printed = new THREE.MeshStandardMaterial({ map: texture, roughness: 0.45 });
  const at = (span: readonly [number, number], share: number) =>
    span[0] + (share / 100) * (span[1] - span[0]);
  const front = new THREE.Mesh(new THREE.BoxGeometry(0.012, 0.11, 0.52), [
    STUFF.plastic,
    printed,
    STUFF.plastic,
    STUFF.plastic,
    STUFF.plastic,
    STUFF.plastic,
  ]);
  const frontY = at(body.face, FACES[face].plate);
  front.position.set(car.nose(frontY) - 0.012, frontY, 0);
  const rear = new THREE.Mesh(new THREE.BoxGeometry(0.012, 0.11, 0.52), [
    printed,
    STUFF.plastic,
    STUFF.plastic,
    STUFF.plastic,
    STUFF.plastic,
    STUFF.plastic,
  ]);
  const rearY = at(body.rear, FACES[face].tailPlate);
  rear.position.set(car.tail(rearY) + 0.004, rearY, 0);
  return [front, rear];
};
