import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { Dashboard, Upholstery } from "../tables/cabins.ts";
import { vents } from "./air-vents.ts";
import { type Box, box } from "./box.ts";
import { displays } from "./dashboard.ts";
import { tunnel } from "./door-and-tunnel.ts";
import { door } from "./interior-door.ts";
import { seat } from "./interior-seats.ts";
import { material, STUFF } from "./materials.ts";
import { steeringWheel } from "./steering-wheel.ts";
import { point, tube } from "./sticks.ts";

/** The front of a cabin as seen from between the seats: x to the right, y up, -z forwards; the driver sits at the left. */
export const buildInterior = (
  look: Upholstery,
  dashboard: Dashboard,
  steered: boolean,
): { group: THREE.Group; reading: readonly THREE.Vector3[] } => {
  const upper = material({ color: look.upper, roughness: 0.78 });
  const lower = material({ color: look.lower, roughness: 0.8 });
  const strip = material({ ...look.strip, lacquer: 0.4 });
  const group = new THREE.Group();
  const boxes = [
    ...fascia(upper, lower, strip),
    ...[-1, 1].flatMap((side) => door(side, upper, lower, strip)),
    ...tunnel(upper, lower, strip, dashboard !== "tablet"),
  ];
  group.add(...boxes.map(box));
  for (const side of [-1, 1]) group.add(seat(side * 0.37, look));
  const { screens, reading } = displays(dashboard);
  group.add(...screens, ...vents(), ...shell());
  // A photographer of the odometer leans over the steering wheel.
  if (steered) group.add(steeringWheel(upper));
  group.traverse((part) => {
    part.castShadow = true;
    part.receiveShadow = true;
  });
  return { group, reading };
};

const fascia = (upper: THREE.Material, lower: THREE.Material, strip: THREE.Material): Box[] => [
  { size: [1.5, 0.16, 0.5], at: [0, 0.86, -0.42], made: upper, round: 0.06, turn: [0.08, 0, 0] },
  { size: [1.5, 0.06, 0.12], at: [0, 0.775, -0.19], made: strip, round: 0.02 },
  { size: [1.5, 0.26, 0.2], at: [0, 0.62, -0.24], made: lower, round: 0.06 },
  { size: [0.5, 0.12, 0.03], at: [0.42, 0.62, -0.14], made: lower, round: 0.015 },
  { size: [1.6, 0.04, 1.9], at: [0, 0.3, 0.2], made: lower, round: 0.01 },
  { size: [1.5, 0.5, 0.04], at: [0, 0.5, -0.42], made: STUFF.plastic, round: 0.01, turn: [-0.5, 0, 0] },
];

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
