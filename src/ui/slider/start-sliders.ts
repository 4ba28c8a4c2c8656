import { listenTo } from "#browser/page-events.ts";
import { moveHandle, nearestHandle } from "./move-handle.ts";
import { scaleOf, setSlider, sliderInputs } from "./set-slider.ts";

const sliderAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-slider]") : null;

const settle = (slider: HTMLElement, moved: number, to: number): void => {
  const inputs = sliderInputs(slider);
  const [first] = inputs;
  const handles = inputs.map((input) => input.valueAsNumber);
  if (first) setSlider(slider, moveHandle(handles, moved, to, scaleOf(slider, first)));
};

/** A press beside the handles of a range moves the nearer one. */
const onPress = (event: PointerEvent): void => {
  const { target, clientX } = event;
  const slider = sliderAt(target);
  if (!slider || slider !== target) return;
  const inputs = sliderInputs(slider);
  const [first] = inputs;
  if (!first || first.disabled) return;
  const { left, width } = slider.getBoundingClientRect();
  const { min = 0, max = 0 } = scaleOf(slider, first);
  // The centre of a handle, which is 1.5 rem wide, never reaches the ends of the track.
  const half = 0.75 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const to = min + ((clientX - left - half) / (width - 2 * half)) * (max - min);
  const moved = nearestHandle(
    inputs.map((input) => input.valueAsNumber),
    to,
  );
  event.preventDefault();
  inputs[moved]?.focus();
  settle(slider, moved, to);
  for (const type of ["input", "change"]) inputs[moved]?.dispatchEvent(new Event(type, { bubbles: true }));
};

/** Logs to the console, once, what is wrong with the visible sliders. */
const showProblems = (): void => {
  for (const slider of document.querySelectorAll<HTMLElement>("[data-problems]")) {
    if (!slider.checkVisibility()) continue;
    for (const problem of slider.dataset.problems?.split("\n") ?? []) console.error(problem);
    delete slider.dataset.problems;
  }
};

/** Enforces the rules of every slider before other listeners read its values. */
export const start = (): void => {
  document.addEventListener(
    "input",
    ({ target }) => {
      const slider = sliderAt(target);
      if (!slider || !(target instanceof HTMLInputElement)) return;
      settle(slider, sliderInputs(slider).indexOf(target), target.valueAsNumber);
    },
    true,
  );
  document.addEventListener("pointerdown", onPress);
  document.addEventListener("toggle", showProblems, true);
  listenTo("volante:exchanged", showProblems);
  showProblems();
};
