import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { STUFF } from "./materials.ts";

export const steeringWheel = (rim: THREE.Material): THREE.Group => {
  const group = new THREE.Group();
  group.add(new THREE.Mesh(new THREE.TorusGeometry(0.182, 0.0165, 18, 80), rim));
  const part = (
    size: readonly [number, number, number],
    at: readonly [number, number, number],
    made: THREE.Material,
    round: number,
  ) => {
    const mesh = new THREE.Mesh(new RoundedBoxGeometry(...size, 5, round), made);
    mesh.position.set(...at);
    group.add(mesh);
  };
  part([0.15, 0.12, 0.05], [0, -0.005, -0.01], rim, 0.024);
  part([0.34, 0.045, 0.022], [0, 0.005, -0.012], rim, 0.01);
  part([0.045, 0.17, 0.022], [0, -0.09, -0.012], rim, 0.01);
  for (const side of [-1, 1]) {
    part([0.05, 0.03, 0.012], [side * 0.105, 0.006, 0.002], STUFF.gloss, 0.005);
    part([0.012, 0.03, 0.012], [side * 0.022, -0.12, 0.001], STUFF.aluminium, 0.005);
  }
  const badge = new THREE.Mesh(new THREE.TorusGeometry(0.02, 0.003, 10, 40), STUFF.chrome);
  badge.position.z = 0.017;
  group.add(badge);
  group.position.set(-0.37, 0.83, 0.05);
  group.rotation.x = -0.42;
  return group;
};
