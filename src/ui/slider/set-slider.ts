import { fill } from "#platform/fill.ts";
import { sliderStyle } from "./slider-rules.ts";
import type { SliderScale } from "./slider-scale.ts";

/** The inputs of a slider, lower first. */
export const sliderInputs = (slider: HTMLElement): HTMLInputElement[] => [
  ...slider.querySelectorAll("input"),
];

/** The scale that the server rendered a slider with. */
export const scaleOf = ({ dataset }: HTMLElement, { min, max, step }: HTMLInputElement): SliderScale => ({
  min: Number(min),
  max: Number(max),
  step: Number(step),
  order: !dataset.order,
  minRange: Number(dataset.minRange ?? 0),
  maxRange: Number(dataset.maxRange ?? Number.POSITIVE_INFINITY),
});

/**
 * Moves the handles of a slider and updates what depends on them, without dispatching events.
 * @param slider the element marked `data-slider`
 * @param handles values of its scale, lower first
 */
export const setSlider = (slider: HTMLElement, handles: readonly number[]): void => {
  const inputs = sliderInputs(slider);
  const [first] = inputs;
  if (!first) return;
  const words = slider.dataset.slider;
  inputs.forEach((input, index) => {
    const value = handles[index] ?? 0;
    input.value = String(value);
    if (words) input.setAttribute("aria-valuetext", fill(words, [value]));
  });
  const { from, to, isLowOnTop } = sliderStyle(handles, scaleOf(slider, first));
  slider.style.setProperty("--from", String(from));
  slider.style.setProperty("--to", String(to));
  slider.toggleAttribute("data-low", isLowOnTop);
  const beside = slider.nextElementSibling;
  if (beside instanceof HTMLElement && beside.dataset.shown)
    beside.textContent = fill(beside.dataset.shown, handles);
};
