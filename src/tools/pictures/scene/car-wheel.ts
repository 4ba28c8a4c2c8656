import * as THREE from "three";
import type { Wheel } from "../tables/wheels.ts";
import { material, STUFF } from "./materials.ts";

const TYRE_WIDTH = 0.22;
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

const lathe = (
  points: readonly (readonly [number, number])[],
  made: THREE.Material,
  smooth: boolean,
): THREE.Mesh => {
  const vectors = points.map(([r, z]) => new THREE.Vector2(r, z));
  const mesh = new THREE.Mesh(
    new THREE.LatheGeometry(smooth ? new THREE.SplineCurve(vectors).getPoints(60) : vectors, 96),
    made,
  );
  mesh.rotation.x = Math.PI / 2;
  return mesh;
};

const tyre = (radius: number, rim: number): THREE.Mesh => {
  const w = TYRE_WIDTH;
  return lathe(
    [
      [rim - 0.004, -0.012],
      [rim + 0.01, -0.003],
      [radius * 0.87, 0.004],
      [radius * 0.935, -0.001],
      [radius * 0.975, -0.014],
      [radius * 0.995, -0.03],
      [radius, -0.05],
      [radius, -w + 0.05],
      [radius * 0.995, -w + 0.03],
      [radius * 0.93, -w],
      [rim, -w + 0.01],
    ],
    STUFF.rubber,
    true,
  );
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

/** One bar from hub to rim along +x, bevelled, swept and set back towards the hub. */
const spokeGeometry = (rim: number, wheel: Wheel, side: number): THREE.ExtrudeGeometry => {
  const shape = new THREE.Shape();
  const [inner, outer] = [rim * 0.15, rim * 0.985];
  const offset = side * wheel.spread * rim;
  const start = side * 0.011;
  const [root, tip] = [wheel.root, wheel.tip];
  const waist = Math.min(root, tip) * 0.82;
  shape.moveTo(inner, start - root);
  shape.quadraticCurveTo(rim * 0.52, -waist + offset * 0.36, outer, offset - tip);
  shape.lineTo(outer, offset + tip);
  shape.quadraticCurveTo(rim * 0.52, waist + offset * 0.36, inner, start + root);
  shape.closePath();
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: 0.018,
    bevelEnabled: true,
    bevelThickness: 0.006,
    bevelSize: 0.005,
    bevelSegments: 3,
    curveSegments: 16,
  });
  const at = geometry.attributes.position as THREE.BufferAttribute;
  for (let i = 0; i < at.count; i++) {
    const [x, y] = [at.getX(i), at.getY(i)];
    const r = Math.hypot(x, y) / rim;
    const turn = wheel.sweep * r * r;
    at.setXYZ(
      i,
      x * Math.cos(turn) - y * Math.sin(turn),
      x * Math.sin(turn) + y * Math.cos(turn),
      at.getZ(i) - 0.054 + 0.026 * r ** 3,
    );
  }
  geometry.computeVertexNormals();
  return geometry;
};

const cover = (rim: number, share: number, made: THREE.Material): THREE.Mesh => {
  const disc = new THREE.Mesh(new THREE.RingGeometry(rim * (1 - share) * 0.42, rim * 0.98, 64), made);
  disc.position.z = -0.045;
  return disc;
};

const hub = (rim: number, made: THREE.Material): THREE.Mesh[] => {
  const round = (top: number, bottom: number, depth: number, z: number, of: THREE.Material) => {
    const mesh = new THREE.Mesh(new THREE.CylinderGeometry(top, bottom, depth, 40), of);
    mesh.rotation.x = Math.PI / 2;
    mesh.position.z = z;
    return mesh;
  };
  const bolts = Array.from({ length: 5 }, (_, i) => {
    const bolt = round(0.007, 0.007, 0.01, -0.018, STUFF.dark);
    const angle = (i / 5) * Math.PI * 2 + Math.PI * 0.7;
    bolt.position.x = Math.cos(angle) * rim * 0.175;
    bolt.position.y = Math.sin(angle) * rim * 0.175;
    return bolt;
  });
  return [
    round(rim * 0.15, rim * 0.21, 0.034, -0.036, made),
    round(rim * 0.11, rim * 0.12, 0.012, -0.016, STUFF.satin),
    ...bolts,
  ];
};
