/**
 * Where the camera stands: the vehicle turned by `turn` degrees (0 shows its left side, 90 its nose), the camera raised by
 * `rise` degrees at `distance` metres, the vehicle filling `fill` of the width (or of the height, where that is tighter).
 * A `closeUp` shows that many metres instead: round a car's front wheel, round a motorbike's engine, or round `aim`.
 */
export type View = {
  readonly turn: number;
  readonly rise: number;
  readonly distance: number;
  readonly fill: number;
  readonly closeUp?: number;
  readonly aim?: readonly [x: number, y: number, z: number];
};

export const VIEWS = {
  "front-three-quarter": { turn: 46, rise: 5.5, distance: 11, fill: 0.86 },
  "front-three-quarter-right": { turn: 134, rise: 5.5, distance: 11, fill: 0.86 },
  side: { turn: 0, rise: 3, distance: 19, fill: 0.9 },
  front: { turn: 90, rise: 4, distance: 13, fill: 0.6 },
  rear: { turn: -90, rise: 4, distance: 13, fill: 0.6 },
  wheel: { turn: 24, rise: 4, distance: 5, fill: 1, closeUp: 1.02 },
  engine: { turn: 12, rise: 5, distance: 5, fill: 1, closeUp: 1.05 },
} as const satisfies Record<string, View>;

export type OutsideViewId = keyof typeof VIEWS;
