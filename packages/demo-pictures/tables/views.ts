/**
 * Where the camera stands: the vehicle turned by `turn` degrees (0 shows its left side, 90 its nose), the camera raised by
 * `rise` degrees at `distance` metres, the vehicle filling `fill` of the width (or of the height, where that is tighter).
 * A close-up shows that many metres round a part instead: the front wheel (of 0.67 m across; more of a larger one), a
 * motorbike's engine or its instruments.
 */
export type View = {
  readonly turn: number;
  readonly rise: number;
  readonly distance: number;
  readonly fill: number;
  readonly closeUp?: { readonly metres: number; readonly on: "wheel" | "engine" | "instruments" };
};

export const VIEWS = {
  "front-three-quarter-left": { turn: 46, rise: 5.5, distance: 11, fill: 0.92 },
  "front-three-quarter-right": { turn: 134, rise: 5.5, distance: 11, fill: 0.92 },
  side: { turn: 0, rise: 3, distance: 19, fill: 0.92 },
  front: { turn: 90, rise: 4, distance: 13, fill: 0.62 },
  rear: { turn: -90, rise: 4, distance: 13, fill: 0.62 },
  wheel: { turn: 24, rise: 4, distance: 5, fill: 1, closeUp: { metres: 0.74, on: "wheel" } },
  engine: { turn: 12, rise: 5, distance: 5, fill: 1, closeUp: { metres: 1.05, on: "engine" } },
  cockpit: { turn: -86, rise: 48, distance: 1.1, fill: 1, closeUp: { metres: 0.5, on: "instruments" } },
} as const satisfies Record<string, View>;

const CARD = VIEWS["front-three-quarter-left"];

/** Of pictures that stand in texts. */
export const SCENE_VIEWS = {
  "scene-front": CARD,
  "scene-side": VIEWS.side,
  "scene-rear": { ...CARD, turn: -46 },
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
