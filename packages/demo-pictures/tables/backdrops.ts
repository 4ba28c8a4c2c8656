import { fade, forecourt, hallWall, type Panel, rect, STRIPS, street } from "./backdrop-parts.ts";

/**
 * A place to stand in. `wall` is an SVG (metres, origin at the top left, `WALL` in size) that fills the view behind;
 * `floor` is drawn by the shader; the vehicle mirrors `dome` (colours upwards from straight down) and `panels`.
 */
export type Backdrop = {
  readonly wall: string;
  readonly wallDistance: number;
  readonly floor: {
    readonly near: string;
    readonly far: string;
    readonly tile: readonly [number, number];
    readonly joint: number;
    readonly grain: number;
  };
  readonly dome: {
    readonly ground: string;
    readonly foot: string;
    readonly horizon: string;
    readonly sky: string;
  };
  readonly panels: readonly Panel[];
  readonly strength: number;
};

export const WALL = { width: 18, height: 6 } as const;

export const BACKDROPS = {
  hall: {
    wall: hallWall,
    wallDistance: 5.6,
    floor: { near: "#c9cbcc", far: "#d6d8d8", tile: [1.2, 1.2], joint: 0.05, grain: 0.012 },
    dome: { ground: "#a9abad", foot: "#b9bbbc", horizon: "#8c8f92", sky: "#7b7e82" },
    panels: STRIPS,
    strength: 0.8,
  },
  pavement: {
    wall: street,
    wallDistance: 6.5,
    floor: { near: "#aeaaa3", far: "#b9b5ad", tile: [1.2, 0.6], joint: 0.12, grain: 0.05 },
    dome: { ground: "#97938c", foot: "#8f8c86", horizon: "#8b8983", sky: "#e6eef5" },
    panels: [
      { size: [12, 3.2], at: [0, 9, 2], strength: 5.5, faces: [0, 0, 0] },
      { size: [14, 1.4], at: [0, 1.9, 9.5], strength: 2.2 },
      { size: [14, 1.2], at: [0, 5, -9], strength: 3 },
      { size: [3, 5], at: [-12, 4, 3], strength: 3.2 },
    ],
    strength: 0.8,
  },
  forecourt: {
    wall: forecourt,
    wallDistance: 13,
    floor: { near: "#85868a", far: "#93959a", tile: [40, 40], joint: 0, grain: 0.1 },
    dome: { ground: "#6f7073", foot: "#6a6e68", horizon: "#8d9689", sky: "#c9dcf0" },
    panels: [
      { size: [9, 4], at: [-4, 10, 5], strength: 6.5, faces: [0, 0, 0] },
      { size: [14, 1.4], at: [0, 1.9, 9.5], strength: 2 },
      { size: [14, 1.2], at: [0, 5, -9], strength: 2.6 },
      { size: [3, 5], at: [-12, 4, 2], strength: 3 },
    ],
    strength: 0.85,
  },
  studio: {
    wall: `<defs>${fade("back", "#c3c7cb", "#e8eaec")}</defs>${rect(0, 0, 18, 6, "url(#back)")}`,
    wallDistance: 12,
    floor: { near: "#d9dbde", far: "#e8eaec", tile: [40, 40], joint: 0, grain: 0 },
    dome: { ground: "#8b8e91", foot: "#9fa1a4", horizon: "#75787b", sky: "#7f8285" },
    panels: STRIPS,
    strength: 0.85,
  },
} as const satisfies Record<string, Backdrop>;

export type BackdropId = keyof typeof BACKDROPS;
