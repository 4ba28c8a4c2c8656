import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Bike } from "../tables/bikes.ts";
import { material, STUFF } from "./materials.ts";
import { bar, point, tube } from "./sticks.ts";

/** Engine, exhaust, swingarm, spring, chain and stand; a scooter shows its exhaust and stand only. */
export const drivetrain = (bike: Bike): THREE.Object3D[] => {
  const { engine } = bike;
  if (!engine) return [...muffler(bike), stand(bike.front.x + 0.78, 0.24)];
  return [
    ...cases(engine),
    cylinder(engine),
    ...(bike.radiator ? radiator(bike.radiator) : []),
    ...pipes(bike, engine),
    ...muffler(bike),
    ...swingarm(bike, engine),
    ...chain(bike, engine),
    stand(engine.x + 0.12, engine.y - 0.14),
    ...footrests(engine),
  ];
};

type Engine = NonNullable<Bike["engine"]>;

const cases = ({ x, y }: Engine): THREE.Object3D[] => {
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

const cylinder = ({ x, y, lean, finned }: Engine): THREE.Group => {
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

const radiator = ([x, y]: readonly [number, number]): THREE.Object3D[] => {
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

const pipes = ({ muffler: [start] }: Bike, { x, y, lean }: Engine): THREE.Object3D[] => {
  const [hx, hy] = [x - 0.14 - Math.sin(lean) * 0.2, y + 0.27];
  const headers = [-0.1, -0.035, 0.035, 0.1].map((z) =>
    tube(
      [
        point(hx + 0.06, hy, z),
        point(hx - 0.03, hy - 0.02, z),
        point(hx - 0.07, hy - 0.12, z),
        point(hx - 0.02, y - 0.12, z * 0.9),
        point(x - 0.05, y - 0.2, z * 0.7),
        point(x + 0.2, y - 0.2, 0.05),
      ],
      0.019,
      STUFF.steel,
    ),
  );
  const side = Math.sign(start[2]);
  return [
    ...headers,
    tube(
      [point(x + 0.15, y - 0.2, 0.05), point(x + 0.27, y - 0.19, side * 0.09), point(...start)],
      0.026,
      STUFF.steel,
    ),
  ];
};

const muffler = ({ muffler: [start, end] }: Bike): THREE.Object3D[] => {
  const [from, to] = [point(...start), point(...end)];
  const tip = to.clone().addScaledVector(to.clone().sub(from), 0.08);
  return [bar(from, to, 0.045, STUFF.steel, 0.058), bar(to, tip, 0.058, STUFF.satin, 0.042)];
};

const swingarm = ({ rear, spring }: Bike, { x, y }: Engine): THREE.Object3D[] => {
  const arms = [1, -1].map((side) => {
    const z = side * (rear.width / 2 + 0.03);
    return tube(
      [
        point(x + 0.26, y + 0.02, side * 0.09),
        point(x + 0.4, y + 0.03, z),
        point(rear.x - 0.12, rear.radius + 0.03, z),
        point(rear.x + 0.05, rear.radius, z),
      ],
      0.026,
      STUFF.satin,
    );
  });
  const coil = Array.from({ length: 140 }, (_, i) => {
    const t = i / 139;
    const angle = t * Math.PI * 16;
    return point(
      x + 0.26 + 0.17 * t + Math.cos(angle) * 0.026,
      y + 0.2 - 0.17 * t + Math.cos(angle) * 0.023,
      Math.sin(angle) * 0.036,
    );
  });
  const painted = material({ color: spring, metalness: 0.2, roughness: 0.4, lacquer: 0.5 });
  return [
    ...arms,
    bar(point(x + 0.27, y + 0.18, 0), point(x + 0.42, y + 0.03, 0), 0.02, STUFF.satin),
    tube(coil, 0.0065, painted, 420),
  ];
};

const chain = ({ rear }: Bike, { x, y }: Engine): THREE.Object3D[] => {
  const z = rear.width / 2 + 0.012;
  const links = material({ color: "#55504a", metalness: 0.8, roughness: 0.5 });
  return [
    bar(point(rear.x, rear.radius, z - 0.003), point(rear.x, rear.radius, z + 0.003), 0.095, STUFF.dark),
    bar(point(x + 0.2, y + 0.045, z), point(rear.x, rear.radius + 0.095, z), 0.007, links),
    bar(point(x + 0.2, y - 0.045, z), point(rear.x, rear.radius - 0.095, z), 0.007, links),
  ];
};

const stand = (x: number, y: number) =>
  tube([point(x, y, 0.12), point(x + 0.08, y / 2, 0.19), point(x + 0.17, 0.012, 0.24)], 0.01, STUFF.satin);

const footrests = ({ x, y }: Engine): THREE.Object3D[] =>
  [1, -1].flatMap((side) => [
    bar(point(x + 0.22, y - 0.03, side * 0.17), point(x + 0.24, y - 0.03, side * 0.27), 0.01, STUFF.plastic),
    tube(
      [
        point(x + 0.16, y + 0.02, side * 0.17),
        point(x + 0.26, y, side * 0.16),
        point(x + 0.42, y + 0.12, side * 0.14),
      ],
      0.01,
      STUFF.aluminium,
    ),
    bar(point(x + 0.42, y + 0.12, side * 0.14), point(x + 0.43, y + 0.12, side * 0.24), 0.01, STUFF.plastic),
  ]);
