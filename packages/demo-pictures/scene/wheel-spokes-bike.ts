import * as THREE from "three";
import { STUFF } from "./materials.ts";

export const arms = (inner: number, made: THREE.Material): THREE.Mesh[] =>
  Array.from({ length: 10 }, (_, i) => {
    const fork = (i % 2 === 0 ? -1 : 1) * inner * 0.2;
    const shape = new THREE.Shape();
    shape.moveTo(0.03, -0.012);
    shape.quadraticCurveTo(inner * 0.5, -0.008 + fork * 0.3, inner - 0.012, fork - 0.008);
    shape.lineTo(inner - 0.012, fork + 0.008);
    shape.quadraticCurveTo(inner * 0.5, 0.01 + fork * 0.3, 0.03, 0.012);
    const geometry = new THREE.ExtrudeGeometry(shape, {
      depth: 0.022,
      bevelThickness: 0.005,
      bevelSize: 0.004,
      bevelSegments: 3,
      curveSegments: 12,
    });
    geometry.translate(0, 0, -0.011);
    const arm = new THREE.Mesh(geometry, made);
    arm.rotation.z = (Math.floor(i / 2) / 5) * Math.PI * 2 + 0.3;
    return arm;
  });

export const wires = (inner: number): THREE.Mesh[] =>
  Array.from({ length: 36 }, (_, i) => {
    const angle = (i / 36) * Math.PI * 2;
    const side = i % 2 === 0 ? -1 : 1;
    const root = angle + (i % 4 < 2 ? 0.35 : -0.35);
    const from = new THREE.Vector3(Math.cos(root) * 0.045, Math.sin(root) * 0.045, side * 0.035);
    const to = new THREE.Vector3(
      Math.cos(angle) * (inner - 0.02),
      Math.sin(angle) * (inner - 0.02),
      side * 0.008,
    );
    const along = to.clone().sub(from);
    const wire = new THREE.Mesh(new THREE.CylinderGeometry(0.0022, 0.0022, along.length(), 6), STUFF.chrome);
    wire.position.copy(from).addScaledVector(along, 0.5);
    wire.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), along.normalize());
    return wire;
  });
