import * as THREE from "three";

/** Cars carry their shading in the mesh; a motorbike's many parts need shadows of their own. */
export const lampWithShadows = (renderer: THREE.WebGLRenderer): THREE.DirectionalLight => {
  renderer.shadowMap.type = THREE.PCFShadowMap;
  const lamp = new THREE.DirectionalLight(0xffffff, 1.5);
  lamp.position.set(-1.5, 5, 2.2);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(2048, 2048);
  Object.assign(lamp.shadow.camera, { left: -1.4, right: 1.4, top: 1.6, bottom: -1.4, near: 1, far: 9 });
  lamp.shadow.bias = -0.0006;
  lamp.shadow.normalBias = 0.006;
  lamp.shadow.radius = 5;
  return lamp;
};
