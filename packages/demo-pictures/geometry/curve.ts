import type { Curve } from "./spline.ts";

/** The same curve as a table of 1 mm steps: the mesher reads millions of values. Clamped to [from, to]. */
export const tabulate = (curve: Curve, from: number, to: number, step = 0.001): Curve => {
  const count = Math.ceil((to - from) / step) + 2;
  const table = Float64Array.from({ length: count }, (_, i) => curve(from + i * step));
  return (at) => {
    const u = Math.min(Math.max((at - from) / step, 0), count - 2);
    const i = Math.floor(u);
    const low = table[i] as number;
    return low + ((table[i + 1] as number) - low) * (u - i);
  };
};
