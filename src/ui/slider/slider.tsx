import type { CSSProperties } from "react";
import { fill } from "#platform/fill.ts";
import styles from "./slider.module.css";
import { shownHandles, sliderStyle } from "./slider-rules.ts";
import {
  handlesOf,
  type SliderScale,
  type SliderValue,
  sliderDefaults,
  withDefaults,
} from "./slider-scale.ts";

type SliderProblem = "type" | "interval" | "min" | "max" | "order";

/** Console message for a misconfigured slider. */
const sliderMessages: Readonly<Record<SliderProblem, string>> = {
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

export type SliderProps = SliderScale & {
  readonly value: SliderValue;
  /** Accessible name of each handle: one, or lower and upper. */
  readonly labels: readonly [string] | readonly [string, string];
  /** Text of a value, with its unit: `{0} €`. */
  readonly text?: string;
  /** Text beside the track, `{0}` and `{1}` being the values: `De {0} a {1} €`. None by default. */
  readonly shown?: string;
  /** Suppresses the console messages about wrong options. */
  readonly silent?: boolean;
  readonly disabled?: boolean;
};

/**
 * One or two handles on a track, made of native range inputs: keyboard, touch and screen readers work as in
 * the browser. Keys: arrows, page up and down, home, end. `start-sliders` keeps the handles of a range apart;
 * listen to `input` (every step of a drag) and `change` (its end) on the inputs within.
 */
export const Slider = ({ value, labels, text, shown, silent = false, disabled, ...scale }: SliderProps) => {
  const { min, max, step, order, minRange, maxRange } = { ...sliderDefaults, ...scale };
  const handles = shownHandles(value, labels.length, scale);
  const problems = silent ? [] : sliderProblems(value, scale);
  const { from, to, isLowOnTop } = sliderStyle(handles, scale);
  return (
    <>
      <span
        className={styles.slider}
        style={{ "--from": from, "--to": to } as CSSProperties}
        data-slider={text ?? ""}
        data-range={labels.length > 1 || undefined}
        data-low={isLowOnTop || undefined}
        data-order={order ? undefined : "free"}
        data-min-range={minRange}
        data-max-range={maxRange}
        data-problems={problems.map((problem) => sliderMessages[problem]).join("\n") || undefined}
      >
        {handles.map((handle, index) => (
          <input
            key={labels[index]}
            type="range"
            aria-label={labels[index]}
            aria-valuetext={text && fill(text, [handle])}
            defaultValue={handle}
            autoComplete="off"
            {...{ min, max, step, disabled }}
          />
        ))}
      </span>
      {shown !== undefined && (
        <span aria-hidden="true" data-shown={shown}>
          {fill(shown, handles)}
        </span>
      )}
    </>
  );
};
