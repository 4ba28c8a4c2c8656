import * as THREE from "three";
import { castShadows } from "./cast-shadows.ts";

/** Cars carry their shading in the mesh; a motorbike's many parts need shadows of their own. */
export const lampWithShadows = (renderer: THREE.WebGLRenderer): THREE.DirectionalLight => {
  renderer.shadowMap.type = THREE.PCFShadowMap;
  const lamp = new THREE.DirectionalLight(0xffffff, 1.5);
  lamp.position.set(-1.5, 5, 2.2);
  castShadows(lamp, { half: 1.4, top: 1.6, near: 1, far: 9 }, 5);
  return lamp;
};
