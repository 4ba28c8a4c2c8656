export type Reading = { readonly at: string; readonly kilometers: number };

/** SVG path data of a box: the line from reading to reading, and a spot of no length for each, which a round end makes a dot. */
export type KilometerDrawing = { readonly line: string; readonly spots: string };

/**
 * Readings, oldest first, in a box of the given size: from the first at its left to the last at its right, from nothing at the bottom to
 * the most at the top. Empty for fewer than two.
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
