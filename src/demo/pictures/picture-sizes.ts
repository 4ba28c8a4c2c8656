import type { Job } from "./recipe.ts";

/** Pixels that are rendered: well above the largest width, since scaling down is what smooths the edges. */
export const LEADING = { width: 2000, height: 1500 };
const STILL = { width: 1680, height: 1260 };
const SPIN = { width: 960, height: 720 };
export const sizeOf = ({ view }: Job) =>
  view === "front-three-quarter" ? LEADING : view === "spin" ? SPIN : STILL;
