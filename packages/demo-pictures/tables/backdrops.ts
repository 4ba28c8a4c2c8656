import { fade, forecourt, hallWall, rect, street } from "./backdrop-parts.ts";

/**
 * A place to stand in. `wall` is an SVG (metres, origin at the top left, `WALL` in size) that fills the view behind;
 * `floor` is drawn by the shader.
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
};

export const WALL = { width: 18, height: 6 } as const;

export const BACKDROPS = {
  hall: {
    wall: hallWall,
    wallDistance: 5.6,
    floor: { near: "#cfcecb", far: "#dcdbd8", tile: [1.2, 1.2], joint: 0.05, grain: 0.012 },
  },
  pavement: {
    wall: street,
    wallDistance: 6.5,
    floor: { near: "#bbb7b0", far: "#c4c0b8", tile: [1.2, 0.6], joint: 0.08, grain: 0.02 },
  },
  forecourt: {
    wall: forecourt,
    wallDistance: 13,
    floor: { near: "#9c9da0", far: "#aeb0b3", tile: [40, 40], joint: 0, grain: 0.04 },
  },
  studio: {
    wall: `<defs>${fade("back", "#d3d3d1", "#eeedea")}</defs>${rect(0, 0, 18, 6, "url(#back)")}`,
    wallDistance: 12,
    floor: { near: "#dedddb", far: "#eeedea", tile: [40, 40], joint: 0, grain: 0 },
  },
} as const satisfies Record<string, Backdrop>;

export type BackdropId = keyof typeof BACKDROPS;
