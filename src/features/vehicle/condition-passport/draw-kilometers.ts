export type Reading = { readonly at: string; readonly kilometers: number };

/**
 * SVG path data: the line between readings, and a segment of zero length for each, which round caps render as
 * a dot.
 */
export type KilometerDrawing = { readonly line: string; readonly spots: string };

/**
 * The path of odometer readings, oldest first, in a box of the given size: from the first at the left to the
 * last at the right, from zero at the bottom to the maximum at the top. Empty for fewer than two.
 */
export const drawKilometers = (
  readings: readonly Reading[],
  box: { readonly width: number; readonly height: number },
): KilometerDrawing => {
  if (readings.length < 2) return { line: "", spots: "" };
  const times = readings.map(({ at }) => Date.parse(at));
  const first = Math.min(...times);
  const span = Math.max(...times) - first || 1;
  const most = Math.max(...readings.map(({ kilometers }) => kilometers), 1);
  const places = readings.map(({ kilometers }, index) => {
    const x = (((times[index] ?? first) - first) / span) * box.width;
    return `${round(x)} ${round(box.height - (kilometers / most) * box.height)}`;
  });
  return { line: `M${places.join("L")}`, spots: places.map((place) => `M${place}h0`).join("") };
};

const round = (value: number): number => Math.round(value * 10) / 10;
