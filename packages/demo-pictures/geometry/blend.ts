export const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export const smoothstep = (from: number, to: number, at: number): number => {
  const t = clamp((at - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
};

/** Maximum with its crease rounded over `radius`: the intersection of two half-spaces with a soft edge. */
export const smoothMax = (a: number, b: number, radius: number): number => {
  const near = Math.max(radius - Math.abs(a - b), 0) / radius;
  return Math.max(a, b) + (near * near * near * radius) / 6;
};

/** Minimum with its crease rounded over `radius`: the union of two half-spaces with a soft seam. */
export const smoothMin = (a: number, b: number, radius: number) => -smoothMax(-a, -b, radius);

/** A bump of height 1 at 0 that dies away over `width`. */
export const bump = (distance: number, width: number) => Math.exp(-((distance / width) ** 2));
