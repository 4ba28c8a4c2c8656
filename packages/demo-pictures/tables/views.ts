/**
 * Where the camera stands: the vehicle turned by `turn` degrees (0 shows its left side, 90 its nose), the camera level at a height of
 * `eye` metres, `distance` metres away. What is shown is `metres` wide at the vehicle's middle, whatever car stands there: a small one
 * is small in its picture. To motorbikes the camera goes nearer, until so many metres are seen. A close-up looks down by `rise` degrees
 * on a part instead: the front wheel (of 0.67 m across; more of a larger one), a motorbike's engine or its instruments.
 */
export type View = {
  readonly turn: number;
  readonly distance: number;
  readonly metres: number;
  readonly eye?: number;
  readonly motorbike?: number;
  readonly closeUp?: { readonly rise: number; readonly on: "wheel" | "engine" | "instruments" };
};

export const VIEWS = {
  "front-three-quarter-left": { turn: 42, eye: 1.1, distance: 9.5, metres: 5.4, motorbike: 2.75 },
  "front-three-quarter-right": { turn: 138, eye: 1.1, distance: 9.5, metres: 5.4, motorbike: 2.75 },
  side: { turn: 0, eye: 1, distance: 14, metres: 5.7, motorbike: 2.75 },
  front: { turn: 90, eye: 1, distance: 12, metres: 4, motorbike: 2.9 },
  rear: { turn: -90, eye: 1, distance: 12, metres: 4, motorbike: 2.9 },
  wheel: { turn: 24, distance: 5, metres: 0.74, closeUp: { rise: 4, on: "wheel" } },
  engine: { turn: 12, distance: 5, metres: 1.05, closeUp: { rise: 5, on: "engine" } },
  cockpit: { turn: -86, distance: 1.1, metres: 0.5, closeUp: { rise: 48, on: "instruments" } },
} as const satisfies Record<string, View>;

const CARD = VIEWS["front-three-quarter-left"];

/** Of pictures that stand in texts. */
export const SCENE_VIEWS = {
  "scene-front": CARD,
  "scene-side": VIEWS.side,
  "scene-rear": { ...CARD, turn: -42 },
} as const satisfies Record<string, View>;

export const TURN_FRAMES = 24;
/** One turn round a vehicle, which starts where its card is taken from. */
const TURN_VIEWS: Readonly<Record<`turn-${number}`, View>> = Object.fromEntries(
  Array.from({ length: TURN_FRAMES }, (_, i) => [
    `turn-${i}`,
    { ...CARD, turn: CARD.turn + (360 / TURN_FRAMES) * i },
  ]),
);

export type OutsideViewId = keyof typeof VIEWS | keyof typeof SCENE_VIEWS | `turn-${number}`;

/** Every way in which a vehicle is looked at from outside. */
export const OUTSIDE_VIEWS: Readonly<Partial<Record<OutsideViewId, View>>> = {
  ...VIEWS,
  ...SCENE_VIEWS,
  ...TURN_VIEWS,
};
