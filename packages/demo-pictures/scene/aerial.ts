import * as THREE from "three";
import type { Draught } from "../geometry/car-field.ts";

export const aerial = ({ body, roof }: Draught, made: THREE.Material): THREE.Mesh => {
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
