import { type SliderScale, withDefaults } from "./slider-scale.ts";

/** The nearest value of the scale. */
export const settle = (value: number, scale: SliderScale): number => {
  const { min, max, step } = withDefaults(scale);
  const stepped = min + Math.round((value - min) / step) * step;
  return Number(Math.min(Math.max(stepped, min), max).toFixed(9));
};

/**
 * The handles after one was moved. Where they keep their order, the moved one stops at the other, at the
 * minimum distance from it and at the maximum.
 */
export const moveHandle = (
  handles: readonly number[],
  moved: number,
  to: number,
  scale: SliderScale,
): readonly number[] => {
  const { order, minRange = 0, maxRange = Number.POSITIVE_INFINITY } = withDefaults(scale);
  const other = handles[1 - moved];
  const settled = settle(to, scale);
  const inOrder = (rest: number) =>
    moved === 0
      ? Math.max(Math.min(settled, rest - minRange), rest - maxRange)
      : Math.min(Math.max(settled, rest + minRange), rest + maxRange);
  const next = other === undefined || !order ? settled : inOrder(other);
  return handles.map((handle, index) => (index === moved ? next : handle));
};

/** The handle for a press at `to`: the nearer one; of two equally near the one on its side. */
export const nearestHandle = (handles: readonly number[], to: number): number => {
  const [low = 0, high = low] = handles;
  const nearer = Math.abs(to - low) - Math.abs(to - high);
  if (handles.length < 2 || nearer < 0) return 0;
  return nearer > 0 || to > low ? 1 : 0;
};
