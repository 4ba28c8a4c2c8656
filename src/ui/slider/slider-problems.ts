import { handlesOf, type SliderScale, withDefaults } from "./slider-scale.ts";

export type SliderProblem = "type" | "interval" | "min" | "max" | "order";

/** Console message for a misconfigured slider. */
export const sliderMessages: Readonly<Record<SliderProblem, string>> = {
  type: "Slider: illegal value type. Give one finite number, or a list of two for a range.",
  interval: "Slider: the interval does not divide the range. (max - min) must be a multiple of step.",
  min: "Slider: a value is below min. It is shown at min.",
  max: "Slider: a value is above max. It is shown at max.",
  order: "Slider: the range options are ignored when order is off. Leave out minRange and maxRange.",
};

/** All errors in a slider's value and options (specification 5, "Slider"). */
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
