/**
 * A rim: `spokes` arms, each of `arms` bars that spread by `spread` of the rim's radius at the outside, `root` and `tip`
 * half widths in metres, swept by `sweep` radians. Two-tone rims have machined faces and dark flanks.
 */
export type Wheel = {
  readonly spokes: number;
  readonly arms: 1 | 2;
  readonly spread: number;
  readonly root: number;
  readonly tip: number;
  readonly sweep: number;
  readonly finish: "silver" | "two-tone" | "dark";
  /** Cover disc for streamlined and steel wheels: share of the rim closed from outside. */
  readonly cover?: number;
};

export const WHEELS = {
  "twin-five": { spokes: 5, arms: 2, spread: 0.2, root: 0.02, tip: 0.014, sweep: 0, finish: "silver" },
  "ten-spoke": { spokes: 10, arms: 1, spread: 0, root: 0.015, tip: 0.017, sweep: 0, finish: "silver" },
  "star-five": { spokes: 5, arms: 1, spread: 0, root: 0.034, tip: 0.046, sweep: 0, finish: "two-tone" },
  turbine: { spokes: 7, arms: 1, spread: 0, root: 0.026, tip: 0.034, sweep: 0.34, finish: "two-tone" },
  "split-seven": { spokes: 7, arms: 2, spread: 0.13, root: 0.012, tip: 0.01, sweep: 0, finish: "dark" },
  aero: { spokes: 5, arms: 1, spread: 0, root: 0.05, tip: 0.1, sweep: 0.12, finish: "two-tone", cover: 0.55 },
  "classic-six": { spokes: 6, arms: 1, spread: 0, root: 0.036, tip: 0.03, sweep: 0, finish: "silver" },
} as const satisfies Record<string, Wheel>;

export type WheelId = keyof typeof WHEELS;
