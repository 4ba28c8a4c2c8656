import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { type Dashboard, UPHOLSTERY, type UpholsteryId } from "../tables/cabins.ts";
import { dialsTexture, mapTexture } from "./displays.ts";
import { material, STUFF } from "./materials.ts";
import { point, tube } from "./sticks.ts";

type Box = {
  size: readonly [number, number, number];
  at: readonly [number, number, number];
  made: THREE.Material;
  round?: number;
  turn?: readonly [number, number, number];
};

const glow = (map: THREE.Texture) => new THREE.MeshBasicMaterial({ map, toneMapped: false });

/** The front of a cabin as seen from between the seats: x to the right, y up, -z forwards; the driver sits at the left. */
export const buildInterior = (upholstery: UpholsteryId, dashboard: Dashboard): THREE.Group => {
  const look = UPHOLSTERY[upholstery];
  const upper = material({ color: look.upper, roughness: 0.78 });
  const lower = material({ color: look.lower, roughness: 0.8 });
  const strip = material({ ...look.strip, lacquer: 0.4 });
  const group = new THREE.Group();
  const add = ({ size, at, made, round = 0.02, turn = [0, 0, 0] }: Box) => {
    const mesh = new THREE.Mesh(
      new RoundedBoxGeometry(...size, 5, Math.min(round, ...size.map((n) => n / 2.05))),
      made,
    );
    mesh.position.set(...at);
    mesh.rotation.set(...turn);
    group.add(mesh);
    return mesh;
  };
  for (const box of fascia(upper, lower, strip)) add(box);
  for (const side of [-1, 1]) for (const box of door(side, upper, lower, strip)) add(box);
  for (const box of tunnel(upper, lower, strip, dashboard !== "tablet")) add(box);
  for (const side of [-1, 1]) group.add(seat(side * 0.37, look));
  group.add(...displays(dashboard), ...vents(), steeringWheel(upper), ...shell());
  group.traverse((part) => {
    part.castShadow = true;
    part.receiveShadow = true;
  });
  return group;
};

const fascia = (upper: THREE.Material, lower: THREE.Material, strip: THREE.Material): Box[] => [
  { size: [1.5, 0.16, 0.5], at: [0, 0.86, -0.42], made: upper, round: 0.06, turn: [0.08, 0, 0] },
  { size: [1.5, 0.06, 0.12], at: [0, 0.775, -0.19], made: strip, round: 0.02 },
  { size: [1.5, 0.26, 0.2], at: [0, 0.62, -0.24], made: lower, round: 0.06 },
  { size: [0.5, 0.12, 0.03], at: [0.42, 0.62, -0.14], made: lower, round: 0.015 },
  { size: [1.6, 0.04, 1.9], at: [0, 0.3, 0.2], made: lower, round: 0.01 },
  { size: [1.5, 0.5, 0.04], at: [0, 0.5, -0.42], made: STUFF.plastic, round: 0.01, turn: [-0.5, 0, 0] },
];

const door = (side: number, upper: THREE.Material, lower: THREE.Material, strip: THREE.Material): Box[] => {
  const x = side * 0.77;
  return [
    { size: [0.1, 0.18, 1.5], at: [x, 0.87, 0.4], made: upper, round: 0.045 },
    { size: [0.06, 0.62, 1.7], at: [x + side * 0.03, 0.52, 0.3], made: lower, round: 0.02 },
    { size: [0.12, 0.06, 0.62], at: [x - side * 0.03, 0.69, 0.3], made: upper, round: 0.028 },
    { size: [0.02, 0.03, 0.5], at: [x - side * 0.052, 0.8, 0.2], made: strip, round: 0.009 },
    { size: [0.02, 0.03, 0.12], at: [x - side * 0.06, 0.86, 0.02], made: STUFF.chrome, round: 0.009 },
  ];
};

/** The console between the seats, with the lever of an automatic or manual gearbox. */
const tunnel = (
  upper: THREE.Material,
  lower: THREE.Material,
  strip: THREE.Material,
  lever: boolean,
): Box[] => {
  const base: Box[] = [
    { size: [0.26, 0.24, 0.9], at: [0, 0.46, 0.28], made: lower, round: 0.04 },
    { size: [0.2, 0.02, 0.5], at: [0, 0.585, 0.06], made: strip, round: 0.008, turn: [0.06, 0, 0] },
    { size: [0.24, 0.12, 0.36], at: [0, 0.6, 0.56], made: upper, round: 0.045 },
    { size: [0.3, 0.3, 0.1], at: [0, 0.6, -0.16], made: lower, round: 0.04, turn: [-0.25, 0, 0] },
    { size: [0.2, 0.035, 0.02], at: [0, 0.66, -0.115], made: STUFF.gloss, round: 0.008, turn: [-0.25, 0, 0] },
  ];
  if (!lever)
    return [
      ...base,
      { size: [0.16, 0.012, 0.24], at: [0, 0.6, 0.06], made: STUFF.gloss, round: 0.005, turn: [0.06, 0, 0] },
    ];
  return [
    ...base,
    { size: [0.1, 0.03, 0.14], at: [0, 0.605, 0.02], made: upper, round: 0.014 },
    { size: [0.03, 0.12, 0.03], at: [0, 0.66, 0.0], made: upper, round: 0.012, turn: [0.15, 0, 0] },
    { size: [0.05, 0.065, 0.06], at: [0, 0.73, 0.012], made: STUFF.gloss, round: 0.024, turn: [0.15, 0, 0] },
  ];
};

/** Cushion of a front seat with its bolsters and seams; its back is behind the camera. */
const seat = (x: number, look: (typeof UPHOLSTERY)[UpholsteryId]): THREE.Group => {
  const group = new THREE.Group();
  const cover = material({
    color: look.seat,
    roughness: look.leather ? 0.5 : 0.9,
    lacquer: look.leather ? 0.12 : 0,
  });
  const seam = material({ color: look.seam, roughness: 0.7 });
  const pad = (
    size: readonly [number, number, number],
    at: readonly [number, number, number],
    round: number,
  ) => {
    const mesh = new THREE.Mesh(new RoundedBoxGeometry(...size, 6, round), cover);
    mesh.position.set(...at);
    group.add(mesh);
  };
  pad([0.44, 0.15, 0.54], [0, 0.1, -0.27], 0.06);
  for (const side of [-1, 1]) {
    pad([0.11, 0.18, 0.52], [side * 0.22, 0.13, -0.25], 0.05);
    const along = [
      point(side * 0.155, 0.174, -0.04),
      point(side * 0.15, 0.175, -0.24),
      point(side * 0.14, 0.174, -0.45),
    ];
    group.add(tube(along, 0.003, seam, 20));
  }
  for (const z of [-0.12, -0.24, -0.36]) {
    group.add(tube([point(-0.13, 0.175, z), point(0, 0.175, z), point(0.13, 0.175, z)], 0.0025, seam, 12));
  }
  group.position.set(x, 0.3, 0.62);
  group.rotation.x = 0.16;
  return group;
};

const displays = (dashboard: Dashboard): THREE.Mesh[] => {
  const screen = (
    width: number,
    height: number,
    map: THREE.Texture,
    at: readonly [number, number, number],
    lean: number,
  ) => {
    const frame = new THREE.Mesh(
      new RoundedBoxGeometry(width + 0.02, height + 0.02, 0.018, 4, 0.008),
      STUFF.gloss,
    );
    const face = new THREE.Mesh(new THREE.PlaneGeometry(width, height), glow(map));
    for (const mesh of [frame, face]) {
      mesh.position.set(...at);
      mesh.rotation.x = lean;
    }
    face.translateZ(0.0095);
    return [frame, face];
  };
  if (dashboard === "tablet") return screen(0.36, 0.22, mapTexture(1080, 660), [0, 0.95, -0.16], -0.16);
  if (dashboard === "panel")
    return [
      ...screen(0.34, 0.13, dialsTexture(1020, 390), [-0.37, 0.945, -0.19], -0.2),
      ...screen(0.32, 0.13, mapTexture(960, 390), [-0.02, 0.945, -0.19], -0.2),
    ];
  return [
    ...screen(0.32, 0.13, dialsTexture(960, 390), [-0.37, 0.935, -0.2], -0.22),
    ...screen(0.24, 0.15, mapTexture(720, 450), [0, 0.9, -0.165], -0.16),
  ];
};

const vents = (): THREE.Object3D[] =>
  [-0.66, -0.16, 0.16, 0.66].flatMap((x) => {
    const frame = new THREE.Mesh(new RoundedBoxGeometry(0.13, 0.045, 0.03, 4, 0.014), STUFF.gloss);
    frame.position.set(x, 0.778, -0.135);
    const slats = [-0.012, 0, 0.012].map((dy) => {
      const slat = new THREE.Mesh(new THREE.BoxGeometry(0.105, 0.003, 0.012), STUFF.aluminium);
      slat.position.set(x, 0.778 + dy, -0.119);
      return slat;
    });
    return [frame, ...slats];
  });

const steeringWheel = (rim: THREE.Material): THREE.Group => {
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

/** Pillars, roof lining and mirror around the windscreen. */
const shell = (): THREE.Object3D[] => {
  const lining = material({ color: "#8d8b86", roughness: 0.95 });
  const roof = new THREE.Mesh(new RoundedBoxGeometry(1.6, 0.06, 1.6, 3, 0.03), lining);
  roof.position.set(0, 1.44, 0.55);
  const pillars = [-1, 1].map((side) =>
    tube(
      [point(side * 0.72, 1.42, -0.1), point(side * 0.8, 1.15, -0.5), point(side * 0.86, 0.86, -0.85)],
      0.035,
      lining,
    ),
  );
  const mirror = new THREE.Mesh(new RoundedBoxGeometry(0.24, 0.065, 0.03, 5, 0.014), STUFF.gloss);
  mirror.position.set(0, 1.32, -0.2);
  return [
    roof,
    ...pillars,
    mirror,
    tube([point(0, 1.42, -0.2), point(0, 1.33, -0.21)], 0.01, STUFF.plastic, 6),
  ];
};
