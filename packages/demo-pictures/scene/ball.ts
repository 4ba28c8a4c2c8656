import * as THREE from "three";

/** An ellipsoid. */
export const ball = (
  at: THREE.Vector3,
  size: readonly [number, number, number],
  made: THREE.Material,
): THREE.Mesh => {
  const mesh = new THREE.Mesh(new THREE.SphereGeometry(1, 36, 24), made);
  mesh.scale.set(...size);
  mesh.position.copy(at);
  return mesh;
};
