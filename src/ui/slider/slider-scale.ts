/** Value of a slider: one number, or two for a range. */
export type SliderValue = number | readonly [low: number, high: number];

export interface SliderScale {
  /** Lowest and highest value, both inclusive; 0 and 100 by default. */
  readonly min?: number;
  readonly max?: number;
  /** Distance between neighbouring values; has to divide the scale. 1 by default. */
  readonly step?: number;
  /** Whether the handles of a range keep their order; false lets them cross. */
  readonly order?: boolean;
  /** Minimum and maximum distance between the handles of a range; only where they keep their order. */
  readonly minRange?: number;
  readonly maxRange?: number;
}

export const sliderDefaults = { min: 0, max: 100, step: 1, order: true } as const;

export const withDefaults = (scale: SliderScale) => ({ ...sliderDefaults, ...scale });

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** The handles of a value, in the order given; none when its type is invalid. */
export const handlesOf = (value: unknown): readonly number[] => {
  const handles: unknown[] = Array.isArray(value) ? value : [value];
  const isRange = Array.isArray(value);
  return handles.length === (isRange ? 2 : 1) && handles.every(isNumber) ? handles : [];
};
