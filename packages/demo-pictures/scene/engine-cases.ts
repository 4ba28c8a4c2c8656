import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Bike } from "../tables/bikes.ts";
import { STUFF } from "./materials.ts";
import { bar, point } from "./sticks.ts";

export type Engine = NonNullable<Bike["engine"]>;

export const cases = ({ x, y }: Engine): THREE.Object3D[] => {
  const block = (
    w: number,
    h: number,
    d: number,
    dx: number,
    dy: number,
    radius: number,
    made: THREE.Material,
  ) => {
    const box = new THREE.Mesh(new RoundedBoxGeometry(w, h, d, 5, radius), made);
    box.position.set(x + dx, y + dy, 0);
    return box;
  };
  const covers = [1, -1].flatMap((side) => {
    const lid = (dx: number, dy: number, radius: number, depth: number, made: THREE.Material) =>
      bar(
        point(x + dx, y + dy, side * (depth - 0.02)),
        point(x + dx, y + dy, side * depth),
        radius,
        made,
        radius * 0.9,
      );
    const bolts = Array.from({ length: 8 }, (_, i) => {
      const angle = (i / 8) * Math.PI * 2;
      const [bx, by] = [x + 0.1 + Math.cos(angle) * 0.084, y - 0.01 + Math.sin(angle) * 0.084];
      return bar(point(bx, by, side * 0.17), point(bx, by, side * 0.188), 0.006, STUFF.steel);
    });
    return [
      lid(0.1, -0.01, 0.1, 0.18, STUFF.dark),
      lid(0.1, -0.01, 0.068, 0.192, STUFF.aluminium),
      lid(-0.1, -0.015, 0.075, 0.178, STUFF.dark),
      lid(-0.1, -0.015, 0.05, 0.188, STUFF.aluminium),
      ...bolts,
    ];
  });
  return [
    block(0.42, 0.21, 0.32, 0, 0, 0.06, STUFF.dark),
    block(0.28, 0.12, 0.24, 0.02, -0.13, 0.04, STUFF.dark),
    ...covers,
  ];
};

export const cylinder = ({ x, y, lean, finned }: Engine): THREE.Group => {
  const group = new THREE.Group();
  group.position.set(x - 0.06, y + 0.09, 0);
  group.rotation.z = lean;
  const block = (w: number, h: number, d: number, at: number, made: THREE.Material) => {
    const box = new THREE.Mesh(new RoundedBoxGeometry(w, h, d, 3, 0.012), made);
    box.position.y = at;
    group.add(box);
  };
  block(0.15, 0.24, 0.27, 0.12, STUFF.dark);
  if (finned) for (let i = 0; i < 9; i++) block(0.185, 0.006, 0.306, 0.03 + i * 0.016, STUFF.aluminium);
  block(0.18, 0.07, 0.3, 0.205, STUFF.dark);
  block(0.15, 0.035, 0.276, 0.255, STUFF.satin);
  return group;
};

export const radiator = ([x, y]: readonly [number, number]): THREE.Object3D[] => {
  const core = new THREE.Mesh(new THREE.BoxGeometry(0.035, 0.26, 0.34), STUFF.plastic);
  core.position.set(x, y, 0);
  core.rotation.z = -0.18;
  const fins = Array.from({ length: 16 }, (_, i) => {
    const fin = new THREE.Mesh(new THREE.BoxGeometry(0.004, 0.24, 0.006), STUFF.aluminium);
    fin.position.set(x - 0.02, y, -0.14 + i * 0.0187);
    fin.rotation.z = -0.18;
    return fin;
  });
  return [core, ...fins];
};
