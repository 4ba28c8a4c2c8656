import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { BIKES, type Bike, type BikeFinish, type BikeId, type Spot } from "../tables/bikes.ts";
import { drivetrain } from "./bike-engine.ts";
import { bikeWheel } from "./bike-wheel.ts";
import type { Vehicle } from "./car.ts";
import { applyPaint, paintMaterial, STUFF } from "./materials.ts";
import { panelGeometry } from "./panel.ts";
import { ball, bar, point, tube } from "./sticks.ts";
import { plateTexture } from "./textures.ts";

const screenGlass = new THREE.MeshPhysicalMaterial({
  color: 0x15181b,
  roughness: 0.04,
  clearcoat: 1,
  transparent: true,
  opacity: 0.42,
  depthWrite: false,
  side: THREE.DoubleSide,
});

/** A motorbike on the turntable; see `tables/bikes.ts` for what the numbers mean. */
export const buildBike = (id: BikeId): Vehicle => {
  const bike: Bike = BIKES[id];
  const lacquer = paintMaterial();
  lacquer.side = THREE.DoubleSide;
  const group = new THREE.Group();
  const finishes: Record<BikeFinish, THREE.Material> = {
    paint: lacquer,
    satin: STUFF.satin,
    seat: STUFF.seat,
    gloss: STUFF.gloss,
    aluminium: STUFF.aluminium,
    screen: screenGlass,
  };
  for (const panel of bike.panels) group.add(new THREE.Mesh(panelGeometry(panel), finishes[panel.of]));
  group.add(
    ...wheels(bike),
    ...fork(bike),
    ...cockpit(bike),
    ...lamps(bike),
    ...tailEnd(bike),
    mudguard(bike, bike.mudguard === "paint" ? lacquer : STUFF.satin),
  );
  for (const run of bike.frame)
    for (const side of [1, -1])
      group.add(
        tube(
          run.map(([x, y, z]) => point(x, y, z * side)),
          0.017,
          STUFF.satin,
        ),
      );
  group.add(...drivetrain(bike));
  group.traverse((part) => {
    part.castShadow = true;
    part.receiveShadow = true;
  });
  group.position.x = -(bike.front.x + bike.rear.x) / 2;
  const table = new THREE.Group();
  table.add(group);
  const half = (bike.rear.x - bike.front.x) / 2;
  return {
    group: table,
    paint: (paint) => applyPaint(lacquer, paint),
    footprint: { length: bike.length, width: 0.5, axles: [-half, half], track: 0 },
  };
};

const wheels = (bike: Bike): THREE.Object3D[] =>
  [bike.front, bike.rear].map((wheel, i) => {
    const made = bikeWheel(wheel, bike.rim, i === 0);
    made.position.set(wheel.x, wheel.radius, 0);
    return made;
  });

const fork = (bike: Bike): THREE.Object3D[] => {
  const axle = point(bike.front.x, bike.front.radius, 0);
  const head = point(bike.head[0], bike.head[1], 0);
  const along = head.clone().sub(axle);
  const at = (share: number, z: number) =>
    axle
      .clone()
      .addScaledVector(along, share)
      .add(point(0, 0, z));
  const upper = bike.fork === "gold" ? STUFF.gold : STUFF.satin;
  const legs = [1, -1].flatMap((side) => {
    const z = side * (bike.front.width / 2 + 0.04);
    const caliper = new THREE.Mesh(new RoundedBoxGeometry(0.05, 0.11, 0.045, 3, 0.012), upper);
    caliper.position.set(bike.front.x + 0.13, bike.front.radius + 0.06, side * (bike.front.width / 2 + 0.02));
    caliper.rotation.z = 0.25;
    return [
      bar(at(-0.05, z), at(0.45, z), 0.02, STUFF.chrome),
      bar(at(-0.06, z), at(0.15, z), 0.027, STUFF.satin),
      bar(at(0.42, z), at(1.02, z), 0.028, upper),
      caliper,
    ];
  });
  // A scooter hides its yokes behind the apron.
  const clamps = (bike.engine ? [0.82, 1] : []).map((share) => {
    const clamp = new THREE.Mesh(
      new RoundedBoxGeometry(0.07, 0.035, bike.front.width + 0.16, 3, 0.015),
      STUFF.satin,
    );
    clamp.position.copy(at(share, 0));
    clamp.rotation.z = Math.atan2(along.y, along.x) - Math.PI / 2;
    return clamp;
  });
  return [...legs, ...clamps];
};

/** A strip over the front tyre, drawn as a part of a turned surface. */
const mudguard = ({ front }: Bike, made: THREE.Material): THREE.Object3D => {
  const profile = Array.from({ length: 17 }, (_, i) => {
    const across = -1 + i / 8;
    return new THREE.Vector2(front.radius + 0.022 - 0.045 * across * across, across * front.width * 0.58);
  });
  const strip = new THREE.Mesh(new THREE.LatheGeometry(profile, 60, Math.PI / 2 + 0.1, 1.7), made);
  strip.rotation.x = Math.PI / 2;
  const turned = new THREE.Group();
  turned.add(strip);
  turned.rotation.z = -0.12;
  turned.position.set(front.x, front.radius, 0);
  return turned;
};

/** Bar, grips, levers, mirrors, instruments. */
const cockpit = ({ grip: [x, y], head, barHalf, handguards }: Bike): THREE.Object3D[] => {
  const crown = point(head[0] + 0.03, head[1] + 0.05, 0);
  const line = [
    point(x, y, -barHalf),
    point(x - 0.03, y, -barHalf * 0.64),
    crown.clone().setZ(-0.08),
    crown.clone().setZ(0.08),
    point(x - 0.03, y, barHalf * 0.64),
    point(x, y, barHalf),
  ];
  const display = new THREE.Mesh(new RoundedBoxGeometry(0.02, 0.09, 0.16, 3, 0.01), STUFF.gloss);
  display.position.set(head[0] - 0.02, head[1] + 0.11, 0);
  display.rotation.z = 0.6;
  return [
    tube(line, 0.011, STUFF.satin),
    display,
    ...[1, -1].flatMap((side) => {
      const z = (share: number) => side * barHalf * share;
      const mirror = ball(point(x - 0.02, y + 0.17, z(0.98)), [0.016, 0.042, 0.07], STUFF.gloss);
      const guard = ball(point(x - 0.07, y + 0.005, z(0.86)), [0.02, 0.05, 0.1], STUFF.satin);
      return [
        bar(point(x - 0.012, y, z(0.7)), point(x, y, z(1.04)), 0.017, STUFF.plastic),
        bar(point(x, y, z(1.04)), point(x, y, z(1.08)), 0.018, STUFF.aluminium),
        tube(
          [
            point(x - 0.05, y, z(0.65)),
            point(x - 0.07, y - 0.005, z(0.8)),
            point(x - 0.055, y - 0.01, z(1.02)),
          ],
          0.006,
          STUFF.aluminium,
        ),
        tube(
          [
            point(x - 0.025, y + 0.01, z(0.65)),
            point(x - 0.02, y + 0.09, z(0.82)),
            point(x - 0.02, y + 0.15, z(0.92)),
          ],
          0.006,
          STUFF.plastic,
        ),
        bar(point(x - 0.02, y + 0.005, z(0.55)), point(x - 0.02, y + 0.045, z(0.55)), 0.018, STUFF.plastic),
        mirror,
        ...(handguards ? [guard] : []),
      ];
    }),
  ];
};

const lamps = ({ lamp, eyes, head }: Bike): THREE.Object3D[] => {
  const parts: THREE.Object3D[] = [];
  if (lamp) {
    const shell = ball(
      point(lamp.x + 0.02, lamp.y, 0),
      [lamp.radius * 0.85, lamp.radius, lamp.radius],
      STUFF.satin,
    );
    const glass = ball(
      point(lamp.x - lamp.radius * 0.5, lamp.y, 0),
      [0.034, lamp.radius * 0.86, lamp.radius * 0.86],
      STUFF.lens,
    );
    const bezel = new THREE.Mesh(new THREE.TorusGeometry(lamp.radius * 0.88, 0.009, 12, 60), STUFF.chrome);
    bezel.rotation.y = Math.PI / 2;
    bezel.position.set(lamp.x - lamp.radius * 0.45, lamp.y, 0);
    parts.push(shell, glass, bezel);
  }
  for (const side of [1, -1]) {
    if (eyes) {
      const [x, y, z] = eyes.at;
      const eye = ball(point(x, y, side * z), eyes.size, STUFF.lens);
      eye.rotation.set(side * -0.25, side * eyes.lean, 0);
      parts.push(eye);
    }
    const from: Spot = lamp
      ? [lamp.x + 0.05, lamp.y - 0.03, lamp.radius * 0.8]
      : [head[0] - 0.06, head[1] - 0.06, 0.17];
    const tip = point(from[0], from[1], side * (from[2] + 0.1));
    parts.push(
      bar(point(from[0], from[1], side * from[2]), tip, 0.006, STUFF.plastic),
      ball(tip, [0.024, 0.016, 0.034], STUFF.amber),
    );
  }
  return parts;
};

const tailEnd = ({ tail: [x, y] }: Bike): THREE.Object3D[] => {
  const face = plateTexture("0000\nDMO", 440, 320);
  const printed = new THREE.MeshStandardMaterial({ map: face, roughness: 0.5 });
  const plain = STUFF.plastic;
  const plate = new THREE.Mesh(new THREE.BoxGeometry(0.006, 0.16, 0.21), [
    printed,
    plain,
    plain,
    plain,
    plain,
    plain,
  ]);
  plate.position.set(x + 0.095, y - 0.23, 0);
  plate.rotation.z = 0.35;
  return [
    ball(point(x, y, 0), [0.03, 0.024, 0.075], STUFF.red),
    tube(
      [point(x - 0.08, y - 0.05, 0), point(x + 0.02, y - 0.13, 0), point(x + 0.085, y - 0.25, 0)],
      0.017,
      STUFF.plastic,
    ),
    plate,
    ...[1, -1].flatMap((side) => {
      const tip = point(x + 0.02, y - 0.12, side * 0.13);
      return [
        bar(point(x + 0.02, y - 0.12, 0), tip, 0.006, STUFF.plastic),
        ball(tip, [0.024, 0.016, 0.032], STUFF.amber),
      ];
    }),
  ];
};
