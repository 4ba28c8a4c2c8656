import * as THREE from "three";
import { meshPanel, type Panel } from "../geometry/outline-field.ts";

const made = new Map<Panel, THREE.BufferGeometry>();

/** The mesh of a panel; computed once for each entry of the table. */
export const panelGeometry = (panel: Panel): THREE.BufferGeometry => {
  const known = made.get(panel);
  if (known) return known;
  const mesh = meshPanel(panel);
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.BufferAttribute(mesh.positions, 3));
  geometry.setAttribute("normal", new THREE.BufferAttribute(mesh.normals, 3));
  geometry.setIndex(new THREE.BufferAttribute(mesh.indices, 1));
  made.set(panel, geometry);
  return geometry;
};
