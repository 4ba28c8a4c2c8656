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

export const withDefaults = (scale: SliderScale) => ({ ...sliderDefaults, ...scale });

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** The handles of a value, lowest first as given; none when its type is illegal. */
export const handlesOf = (value: unknown): readonly number[] => {
  const handles: unknown[] = Array.isArray(value) ? value : [value];
  const isRange = Array.isArray(value);
  return handles.length === (isRange ? 2 : 1) && handles.every(isNumber) ? handles : [];
};
