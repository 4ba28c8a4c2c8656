/** What a slider is set to: one number, or two for a range. */
export type SliderValue = number | readonly [low: number, high: number];

export interface SliderScale {
  /** Lowest and highest value, both inclusive; 0 and 100 unless given. */
  readonly min?: number;
  readonly max?: number;
  /** Distance between neighbouring values; has to divide the scale. 1 unless given. */
  readonly step?: number;
  /** Whether the handles of a range keep their order; they may not cross unless this is turned off. */
  readonly order?: boolean;
  /** Least and greatest distance between the handles of a range; only where they keep their order. */
  readonly minRange?: number;
  readonly maxRange?: number;
}

export const sliderDefaults = { min: 0, max: 100, step: 1, order: true } as const;

export type SliderProblem = "type" | "interval" | "min" | "max" | "order";

/** What the console says of a slider that was set up wrongly. */
export const sliderMessages: Readonly<Record<SliderProblem, string>> = {
  type: "Slider: illegal value type. Give one finite number, or a list of two for a range.",
  interval: "Slider: the interval does not divide the range. (max - min) must be a multiple of step.",
  min: "Slider: a value is below min. It is shown at min.",
  max: "Slider: a value is above max. It is shown at max.",
  order: "Slider: the range options are ignored when order is off. Leave out minRange and maxRange.",
};

const withDefaults = (scale: SliderScale) => ({ ...sliderDefaults, ...scale });

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** The handles of a value, lowest first as given; none when its type is illegal. */
export const handlesOf = (value: unknown): readonly number[] => {
  const handles: unknown[] = Array.isArray(value) ? value : [value];
  const isRange = Array.isArray(value);
  return handles.length === (isRange ? 2 : 1) && handles.every(isNumber) ? handles : [];
};

/** Everything that is wrong with a slider's value and options (specification 5, "Slider"). */
export const sliderProblems = (value: unknown, scale: SliderScale): readonly SliderProblem[] => {
  const { min, max, step, order, minRange, maxRange } = withDefaults(scale);
  const handles = handlesOf(value);
  const intervals = (max - min) / step;
  const divides = step > 0 && Math.abs(intervals - Math.round(intervals)) < 1e-9;
  const found: Readonly<Record<SliderProblem, boolean>> = {
    type: handles.length === 0,
    interval: !divides,
    min: handles.some((handle) => handle < min),
    max: handles.some((handle) => handle > max),
    order: !order && (minRange !== undefined || maxRange !== undefined),
  };
  return (Object.keys(found) as SliderProblem[]).filter((problem) => found[problem]);
};

/** The nearest value that the scale has. */
export const settle = (value: number, scale: SliderScale): number => {
  const { min, max, step } = withDefaults(scale);
  const stepped = min + Math.round((value - min) / step) * step;
  return Number(Math.min(Math.max(stepped, min), max).toFixed(9));
};

/**
 * The handles after one of them was moved. Where they keep their order, the moved one stops at the other, at the least
 * distance from it and at the greatest.
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

/** The handle that a press at `to` means: the nearer one, of two equally near the one on its side. */
export const nearestHandle = (handles: readonly number[], to: number): number => {
  const [low = 0, high = low] = handles;
  const nearer = Math.abs(to - low) - Math.abs(to - high);
  if (handles.length < 2 || nearer < 0) return 0;
  return nearer > 0 || to > low ? 1 : 0;
};

/** Values that a slider can be set to, whatever it was given: as many as it has handles. */
export const shownHandles = (value: unknown, count: number, scale: SliderScale): readonly number[] => {
  const { min, max } = withDefaults(scale);
  const given = handlesOf(value);
  const fallback = count > 1 ? [min, max] : [min];
  return (given.length === count ? given : fallback).map((handle) => settle(handle, scale));
};

/** What is drawn of a setting beside its handles. */
export interface SliderLook {
  /** Where the filled part of the track begins and ends, in percent. */
  readonly from: number;
  readonly to: number;
  /** Of two handles in one place the one that can still move lies on top. */
  readonly isLowOnTop: boolean;
}

export const sliderLook = (handles: readonly number[], scale: SliderScale): SliderLook => {
  const { min, max } = withDefaults(scale);
  const [from = 0, to] = handles.map((handle) => (max > min ? ((handle - min) / (max - min)) * 100 : 0));
  return to === undefined ? { from: 0, to: from, isLowOnTop: false } : { from, to, isLowOnTop: from > 50 };
};

/** Puts values into words: `{0}` and `{1}` are their places. */
export const inWords = (words: string, values: readonly number[]): string =>
  words.replace(/\{(\d)\}/g, (_, place: string) => `${values[Number(place)]}`);
