import * as THREE from "three";
import type { Wheel } from "../tables/wheels.ts";
import { material, STUFF } from "./materials.ts";
import { cover, hub, spokeGeometry } from "./wheel-spokes.ts";
import { lathe, tyre } from "./wheel-tyre.ts";

const lipped = STUFF.alloy.clone();
lipped.side = THREE.DoubleSide;
const flank = material({ color: "#141517", metalness: 0.6, roughness: 0.4, lacquer: 0.6 });
const machined = material({ color: "#b9bcc0", metalness: 0.95, roughness: 0.24, lacquer: 0.4 });
const lookOf = {
  silver: { face: STUFF.alloy, flank: STUFF.alloy, rim: lipped },
  "two-tone": { face: machined, flank, rim: lipped },
  dark: {
    face: flank,
    flank,
    rim: material({ color: "#1b1c1f", metalness: 0.7, roughness: 0.35, lacquer: 0.5, doubleSided: true }),
  },
} as const;

/** A wheel whose outer face lies at z = 0 and whose body extends to -z. */
export const carWheel = (radius: number, wheel: Wheel): THREE.Group => {
  const group = new THREE.Group();
  const rim = radius * 0.735;
  const look = lookOf[wheel.finish];
  group.add(tyre(radius, rim), ...rimRings(rim, look.rim), ...brake(rim));
  for (let i = 0; i < wheel.spokes; i++) {
    for (const side of wheel.arms === 2 ? [-1, 1] : [0]) {
      const spoke = new THREE.Mesh(spokeGeometry(rim, wheel, side), [look.face, look.flank]);
      spoke.rotation.z = (i / wheel.spokes) * Math.PI * 2 + Math.PI / 2;
      group.add(spoke);
    }
  }
  if (wheel.cover) group.add(cover(rim, wheel.cover, look.flank));
  group.add(...hub(rim, look.face));
  return group;
};

const rimRings = (rim: number, made: THREE.Material): THREE.Mesh[] => {
  const back = new THREE.Mesh(new THREE.CircleGeometry(rim, 48), STUFF.black);
  back.position.z = -0.17;
  const barrel = material({ color: "#1b1c1e", metalness: 0.6, roughness: 0.5, doubleSided: true });
  return [
    lathe(
      [
        [rim + 0.004, -0.01],
        [rim - 0.001, -0.003],
        [rim - 0.01, -0.005],
        [rim - 0.014, -0.02],
        [rim - 0.018, -0.05],
      ],
      made,
      true,
    ),
    lathe(
      [
        [rim - 0.018, -0.05],
        [rim - 0.036, -0.1],
        [rim - 0.036, -0.19],
      ],
      barrel,
      true,
    ),
    back,
  ];
};

const brake = (rim: number): THREE.Mesh[] => {
  const disc = new THREE.Mesh(
    new THREE.CylinderGeometry(rim * 0.7, rim * 0.7, 0.02, 64),
    material({ color: "#77797c", metalness: 0.9, roughness: 0.42 }),
  );
  disc.rotation.x = Math.PI / 2;
  disc.position.z = -0.115;
  const caliper = new THREE.Mesh(new THREE.BoxGeometry(0.06, 0.14, 0.06), STUFF.dark);
  caliper.position.set(rim * 0.62, 0.02, -0.1);
  return [disc, caliper];
};
