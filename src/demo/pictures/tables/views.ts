/**
 * Where the camera stands: the vehicle turned by `turn` degrees (0 shows its left side, 90 its nose), the camera raised by
 * `rise` degrees at `distance` metres, the vehicle filling `fill` of the width (or of the height, where that is tighter).
 * A `closeUp` shows that many metres of its width instead: round a car's front wheel, round a motorbike's engine.
 */
export type View = {
  readonly turn: number;
  readonly rise: number;
  readonly distance: number;
  readonly fill: number;
  readonly closeUp?: number;
};

export const VIEWS = {
  "front-three-quarter": { turn: 46, rise: 5.5, distance: 11, fill: 0.86 },
  side: { turn: 0, rise: 3, distance: 19, fill: 0.9 },
  "rear-three-quarter": { turn: -46, rise: 6.5, distance: 11, fill: 0.86 },
  front: { turn: 90, rise: 4, distance: 13, fill: 0.6 },
  detail: { turn: 30, rise: 7, distance: 5, fill: 1, closeUp: 1.3 },
  spin: { turn: 46, rise: 6, distance: 12, fill: 0.84 },
} as const satisfies Record<string, View>;

export const SPIN_FRAMES = 24;

export type OutsideViewId = keyof typeof VIEWS;
