import { BODIES, type Body } from "./bodies.ts";

const { city, hatchback, saloon, estate, suv, mpv, van, coupe, convertible, pickup } = BODIES;

/** What stands higher over the road on larger wheels, with dark cladding. */
const raised = { cladding: true, underside: 0.05, radius: 0.024 } as const;
const raise = (body: Body, by: { underside: number; radius: number }): Body => ({
  ...body,
  cladding: true,
  wheelRadius: body.wheelRadius + by.radius,
  underside: body.underside.map(([x, y]) => [x, y + by.underside]),
});

/** A tail that stands nearly upright from the bumper to the roof. */
const uprightTail = (length: number, top: number): Body["tail"] => [
  [0.25, length - 0.12],
  [0.4, length - 0.03],
  [0.6, length],
  [0.9, length - 0.005],
  [1.2, length - 0.03],
  [1.45, length - 0.07],
  [top, length - 0.14],
];

/** A box on wheels: flat bonnet, steep windscreen, level roof. */
const offroad: Body = {
  ...suv,
  wheelRadius: 0.392,
  bonnet: [
    [0, 1.0],
    [0.05, 1.06],
    [0.2, 1.095],
    [0.6, 1.12],
    [1.1, 1.14],
    [1.7, 1.15],
    [2.6, 1.15],
    [4.42, 1.16],
  ],
  roof: [
    [1.02, 0.98],
    [1.24, 1.19],
    [1.42, 1.38],
    [1.58, 1.54],
    [1.74, 1.66],
    [1.98, 1.725],
    [2.5, 1.745],
    [3.2, 1.745],
    [3.8, 1.735],
    [4.4, 1.715],
  ],
  belt: [
    [1.1, 1.12],
    [2.5, 1.125],
    [4.2, 1.135],
  ],
  nose: [
    [0.2, 0.12],
    [0.36, 0.04],
    [0.55, 0.005],
    [0.8, 0],
    [0.95, 0.01],
    [1.05, 0.05],
    [1.14, 0.14],
    [1.3, 0.42],
  ],
  tail: uprightTail(4.42, 1.78),
  face: [0.28, 1.04],
  rear: [0.3, 1.2],
  screenTop: 1.72,
  windowFront: [1.4, 1.13, 0.62],
  windowRear: [4.12, 1.15, -0.12],
  pillars: [
    [2.34, 2.42, 0.03],
    [3.26, 3.33, -0.03],
  ],
  tumblehome: 0.14,
  roofEdge: 0.07,
  noseBow: 0.1,
  tailBow: 0.06,
  rails: false,
};

const fallingRoof = (body: Body, from: number, by: number): Body["roof"] =>
  body.roof.map(([x, y]) => [x, y - by * Math.max(0, (x - from) / (body.length - from)) ** 1.4]);

/** Between a people carrier and a van: short bonnet, high roof, sliding doors. */
const combi: Body = {
  ...mpv,
  tail: uprightTail(4.42, 1.75),
  roof: mpv.roof.map(([x, y]) => [x, x > 2.2 ? 1.66 - 0.012 * (x - 2.2) : y]),
  windowRear: [4.2, 1.07, -0.08],
  doors: { front: 1.34, split: 2.31, rear: 3.42, sliding: true },
  tumblehome: 0.13,
  roofEdge: 0.08,
  tailBow: 0.07,
  rails: true,
};

const minibus: Body = {
  ...van,
  windowRear: [4.72, 1.25, -0.05],
  pillars: [
    [2.1, 2.2, 0.02],
    [3.4, 3.5, 0.02],
  ],
  rearScreen: "tailgate",
  rear: [0.28, 1.24],
  cladding: false,
};

const oneDoor = (body: Body, split: number): Body => ({
  ...body,
  doors: { front: body.doors.front, split },
  pillars: [[split - 0.03, split + 0.06, 0.06]],
});

/** Behind the rear door a broad pillar instead of a further window. */
const broadPillar = (body: Body): Body => ({
  ...body,
  windowRear: [3.04, 1.02, -0.4],
  pillars: body.pillars.slice(0, 1),
});

const hatch = broadPillar(hatchback);
const cityThree = oneDoor(city, 2.0);
/** Hardly longer than its wheels' distance: arches would cut through a nose and a tail that are round. */
const micro: Body = { ...oneDoor(city, 2.02), wheelRadius: 0.285, noseBow: 0.07, tailBow: 0.05 };
const open = (body: Body): Body => ({ ...body, open: true, rearScreen: "notch", rails: false });

/** Bodies by class and size, drawn once in the measures of a typical car and bent to those of each model. */
export const SHAPES = {
  micro,
  "micro-open": open(micro),
  city,
  "city-three": cityThree,
  "city-open": open(cityThree),
  "city-tall": { ...city, wheelRadius: 0.312 },
  supermini: hatch,
  hatchback: hatch,
  "hatchback-three": oneDoor(hatch, 2.5),
  crossover: raise(hatchback, raised),
  "crossover-long": raise(estate, raised),
  saloon,
  fastback: {
    ...saloon,
    roof: [
      [0.85, 0.74],
      [1.15, 0.905],
      [1.4, 1.055],
      [1.65, 1.195],
      [1.88, 1.31],
      [2.12, 1.39],
      [2.5, 1.435],
      [2.95, 1.42],
      [3.4, 1.36],
      [3.8, 1.265],
      [4.15, 1.155],
      [4.4, 1.06],
      [4.62, 0.96],
    ],
    windowRear: [3.95, 0.98, -1.3],
    pillars: [
      [2.4, 2.49, 0.06],
      [3.32, 3.38, -0.2],
    ],
  },
  estate,
  suv: { ...suv, rails: false },
  "suv-large": { ...suv, wheelRadius: 0.386 },
  "suv-sleek": { ...suv, roof: fallingRoof(suv, 2.3, 0.11), rails: false, windowRear: [3.8, 1.15, -0.85] },
  "suv-box": {
    ...suv,
    roof: suv.roof.map(([x, y]) => [x, x > 2.9 ? 1.662 - 0.02 * (x - 2.9) : y]),
    tail: uprightTail(4.42, 1.75),
    windowRear: [4.08, 1.15, -0.28],
    tumblehome: 0.2,
    roofEdge: 0.08,
    tailBow: 0.09,
  },
  offroad,
  "offroad-short": oneDoor(offroad, 2.7),
  mpv,
  combi,
  minibus,
  coupe,
  "coupe-small": { ...coupe, wheelRadius: 0.352 },
  convertible,
  roadster: convertible,
  pickup,
} as const satisfies Record<string, Body>;

export type ShapeId = keyof typeof SHAPES;
