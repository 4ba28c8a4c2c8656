import * as THREE from "three";
import type { Bike } from "../tables/bikes.ts";

/** A strip over the front tyre, drawn as a part of a turned surface. */
export const mudguard = ({ front }: Bike, made: THREE.Material): THREE.Object3D => {
  const profile = Array.from({ length: 17 }, (_, i) => {
    const across = -1 + i / 8;
    return new THREE.Vector2(front.radius + 0.022 - 0.045 * across * across, across * front.width * 0.58);
  });
  const strip = new THREE.Mesh(new THREE.LatheGeometry(profile, 60, Math.PI / 2 + 0.1, 1.7), made);
  strip.rotation.x = Math.PI / 2;
  const turned = new THREE.Group();
  turned.add(strip);
  turned.rotation.z = -0.12;
  turned.position.set(front.x, front.radius, 0);
  return turned;
};
