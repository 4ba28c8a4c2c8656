/** What can be seen on each kind of part. */
export const damagesOf = {
  body: ["scratch", "dent", "rust"],
  glass: ["chip", "crack"],
  light: ["broken"],
  wheel: ["kerbed", "worn"],
} as const;

type PartKind = keyof typeof damagesOf;
export type Damage = (typeof damagesOf)[PartKind][number];

/** The outside of a car, part by part, in the order of a walk round it; left and right are the driver's. */
export const carParts = {
  "front-bumper": "body",
  "left-headlight": "light",
  "right-headlight": "light",
  bonnet: "body",
  windscreen: "glass",
  "left-front-wing": "body",
  "left-front-wheel": "wheel",
  "left-front-door": "body",
  "left-rear-door": "body",
  "left-rear-wing": "body",
  "left-rear-wheel": "wheel",
  roof: "body",
  "rear-window": "glass",
  tailgate: "body",
  "left-rear-light": "light",
  "right-rear-light": "light",
  "rear-bumper": "body",
  "right-rear-wing": "body",
  "right-rear-wheel": "wheel",
  "right-rear-door": "body",
  "right-front-door": "body",
  "right-front-wing": "body",
  "right-front-wheel": "wheel",
} as const satisfies Record<string, PartKind>;

export type CarPart = keyof typeof carParts;

export const carPartNames = Object.keys(carParts) as readonly CarPart[] as readonly [CarPart, ...CarPart[]];

export const damageNames = Object.values(damagesOf).flat() as readonly Damage[] as readonly [
  Damage,
  ...Damage[],
];

/** Something that is wrong with a part. */
export interface Mark {
  readonly part: CarPart;
  readonly damage: Damage;
}

/** Every mark that a car can have, in the order of its parts. */
export const possibleMarks: readonly Mark[] = carPartNames.flatMap((part) =>
  damagesOf[carParts[part]].map((damage) => ({ part, damage })),
);

/** Whether a part can have that: a window has no rust. */
export const isPossibleMark = ({ part, damage }: Mark): boolean =>
  (damagesOf[carParts[part]] as readonly Damage[]).includes(damage);
