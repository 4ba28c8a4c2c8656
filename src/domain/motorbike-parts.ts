import type { Damage, damagesOf } from "./car-parts.ts";

/** The outside of a motorbike, from its front to its rear; left and right are the rider's. */
export const motorbikeParts = {
  "front-light": "light",
  fairing: "body",
  "front-mudguard": "body",
  "front-wheel": "wheel",
  "left-mirror": "body",
  "right-mirror": "body",
  "fuel-tank": "body",
  exhaust: "body",
  "side-covers": "body",
  "tail-unit": "body",
  "rear-wheel": "wheel",
  "rear-light": "light",
} as const satisfies Record<string, keyof typeof damagesOf>;

export type MotorbikePart = keyof typeof motorbikeParts;

export const motorbikePartNames = Object.keys(motorbikeParts) as readonly MotorbikePart[] as readonly [
  MotorbikePart,
  ...MotorbikePart[],
];

/** Something that is wrong with a part of a motorbike. */
export interface MotorbikeMark {
  readonly part: MotorbikePart;
  readonly damage: Damage;
}
