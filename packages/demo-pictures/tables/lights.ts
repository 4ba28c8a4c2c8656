/** A lamp or window of the surroundings as a bright rectangle: size, place, strength, what it faces. */
type Panel = {
  readonly size: readonly [number, number];
  readonly at: readonly [number, number, number];
  readonly strength: number;
  readonly faces?: readonly [number, number, number];
};

/** Strips over the vehicle with a dark gap between, one low in front: they draw the shape of a body in highlights. */
const STRIPS: readonly Panel[] = [
  { size: [10, 1.1], at: [0, 6.5, 1.9], strength: 11, faces: [0, 0, 1] },
  { size: [10, 1], at: [0, 6.5, -1.5], strength: 9, faces: [0, 0, -0.6] },
  { size: [14, 1.3], at: [0, 1.9, 9.5], strength: 3.4 },
  { size: [14, 1.2], at: [0, 4.6, -9], strength: 3 },
  { size: [2.2, 5], at: [-11, 3, 4], strength: 4 },
  { size: [2.2, 5], at: [11, 3, 2], strength: 2.5 },
];

/** What a vehicle mirrors: `dome` (colours upwards from straight down) and `panels`. */
export type Light = {
  readonly dome: Readonly<Record<"ground" | "foot" | "horizon" | "sky", string>>;
  readonly panels: readonly Panel[];
  readonly strength: number;
};

/** One light for vehicles in every place, so that a view is rendered once for all of them; another for the inside. */
export const LIGHTS = {
  outside: {
    dome: { ground: "#9a9c9e", foot: "#abadaf", horizon: "#7c7f83", sky: "#85898d" },
    panels: STRIPS,
    strength: 0.93,
  },
  inside: {
    dome: { ground: "#97938c", foot: "#8f8c86", horizon: "#8b8983", sky: "#e6eef5" },
    panels: [
      { size: [12, 3.2], at: [0, 9, 2], strength: 5.5, faces: [0, 0, 0] },
      { size: [14, 1.4], at: [0, 1.9, 9.5], strength: 2.2 },
      { size: [14, 1.2], at: [0, 5, -9], strength: 3 },
      { size: [3, 5], at: [-12, 4, 3], strength: 3.2 },
    ],
    strength: 0.6,
  },
} as const satisfies Record<string, Light>;

export type LightId = keyof typeof LIGHTS;
