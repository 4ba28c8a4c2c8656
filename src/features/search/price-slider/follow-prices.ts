import { wholeEuros } from "#domain/whole-euros.ts";
import { setSlider, sliderInputs } from "#ui/slider/set-slider.ts";
import { limitsOf, settingOf } from "../filter-form/price-scale.ts";

/** The slider of a form and the two fields beside it; undefined where there is none. */
const partsOf = (form: HTMLFormElement) => {
  const slider = form.querySelector<HTMLElement>("[data-slider]");
  const fields = ["priceFrom", "priceTo"].map((name) => form.elements.namedItem(name) as HTMLInputElement);
  const [low, high] = slider ? sliderInputs(slider) : [];
  const [from, to] = fields;
  if (!slider || !low || !high || !from || !to) return undefined;
  const scale = { min: Number(low.min), max: Number(low.max), step: Number(low.step) };
  return { slider, low, high, from, to, scale };
};

/** Sets the slider to what is typed. */
export const moveSlider = (form: HTMLFormElement): void => {
  const parts = partsOf(form);
  if (parts)
    setSlider(parts.slider, settingOf(wholeEuros(parts.from.value), wholeEuros(parts.to.value), parts.scale));
};

/** Sets the two typed fields to where the slider stands. */
export const followSlider = (form: HTMLFormElement): void => {
  const parts = partsOf(form);
  if (!parts) return;
  const { low, high, from, to, scale } = parts;
  [from.value, to.value] = limitsOf([low.valueAsNumber, high.valueAsNumber], scale);
};
