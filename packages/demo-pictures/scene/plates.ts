import * as THREE from "three";
import type { Draught } from "../geometry/car-field.ts";
import type { Face } from "../tables/faces.ts";
import { STUFF } from "./materials.ts";
import { plateTexture } from "./plate-texture.ts";

export const plates = (car: Draught, face: Face): { front: THREE.Mesh; rear: THREE.Mesh } => {
  const { body } = car;
  const texture = plateTexture(1040, 228);
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
  const frontY = at(body.face, face.plate);
  front.position.set(car.nose(frontY) - 0.012, frontY, 0);
  const rear = new THREE.Mesh(new THREE.BoxGeometry(0.012, 0.11, 0.52), [
    printed,
    STUFF.plastic,
    STUFF.plastic,
    STUFF.plastic,
    STUFF.plastic,
    STUFF.plastic,
  ]);
  const rearY = at(body.rear, face.tailPlate);
  rear.position.set(car.tail(rearY) + 0.004, rearY, 0);
  return { front, rear };
};
