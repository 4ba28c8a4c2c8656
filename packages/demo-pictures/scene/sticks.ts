import * as THREE from "three";

export const point = (x: number, y: number, z: number) => new THREE.Vector3(x, y, z);

/** A straight round bar between two points, `end` its radius at the far one. */
export const bar = (
  from: THREE.Vector3,
  to: THREE.Vector3,
  radius: number,
  made: THREE.Material,
  end = radius,
): THREE.Mesh => {
  const along = to.clone().sub(from);
  const mesh = new THREE.Mesh(new THREE.CylinderGeometry(end, radius, along.length(), 32), made);
  mesh.position.copy(from).addScaledVector(along, 0.5);
  mesh.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), along.normalize());
  return mesh;
};

/** A bent tube through the points. */
export const tube = (
  points: readonly THREE.Vector3[],
  radius: number,
  made: THREE.Material,
  segments = 60,
): THREE.Mesh =>
  new THREE.Mesh(
    new THREE.TubeGeometry(
      new THREE.CatmullRomCurve3([...points], false, "centripetal"),
      segments,
      radius,
      14,
    ),
    made,
  );
