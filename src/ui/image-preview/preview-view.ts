import { imagePreviewLimits } from "#domain/widget-constants.ts";

const { scaleSnap, rotationStepDegrees, minPinchScale, maxScaleFactor } = imagePreviewLimits;

/** How a picture lies on the stage: scale 1 fits it in; rotation in degrees; x and y move it, in CSS pixels. */
export type View = {
  readonly scale: number;
  readonly rotation: number;
  readonly x: number;
  readonly y: number;
};

/** Width and height in CSS pixels. */
export type Size = readonly [width: number, height: number];

export const restingView: View = { scale: 1, rotation: 0, x: 0, y: 0 };

const zoomStep = 1.25;
/** A picture that is smaller than its stage may still be looked at closely. */
const leastMaximum = 2;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The largest scale: one pixel of the file for each on the screen, or twice the fitted size where that is more. */
export const maximumScale = (naturalWidth: number, fittedWidth: number): number =>
  Math.max(leastMaximum, fittedWidth > 0 ? naturalWidth / fittedWidth : 0);

/** A scale within 0.05 of 1 or of the maximum becomes it. */
export const snapScale = (scale: number, maximum: number): number =>
  [1, maximum].find((target) => Math.abs(scale - target) <= scaleSnap) ?? scale;

/** The view at another scale, between 0.5 and the maximum. */
export const atScale = (view: View, scale: number, maximum: number): View => {
  const next = snapScale(clamp(scale, minPinchScale, maximum), maximum);
  const ratio = next / view.scale;
  return { ...view, scale: next, x: view.x * ratio, y: view.y * ratio };
};

/** What the buttons of the preview ask for by `data-act`, and its keys, of the picture that is shown. */
export type ViewCommand = "in" | "out" | "reset" | "left" | "right";

/**
 * The view after a command: a step nearer or farther away, from the maximum at most; or a quarter turn, which brings the
 * picture back to the middle. Degrees go on counting, so that a turn never runs backwards.
 */
export const viewAfter = (view: View, command: ViewCommand, maximum: number): View => {
  if (command === "reset") return restingView;
  if (command === "in" || command === "out") {
    const scale = Math.min(view.scale, maximum);
    return atScale(view, command === "in" ? scale * zoomStep : scale / zoomStep, maximum);
  }
  const turn = command === "right" ? rotationStepDegrees : -rotationStepDegrees;
  return { ...view, rotation: view.rotation + turn, x: 0, y: 0 };
};

/** The view, moved only as far as something of the picture lies outside the stage: what fits in lies in the middle. */
export const held = (view: View, fitted: Size, stage: Size): View => {
  const lies = Math.abs(view.rotation / rotationStepDegrees) % 2;
  const place = (value: number, axis: 0 | 1) => {
    const room = Math.max(0, (fitted[axis === lies ? 0 : 1] * view.scale - stage[axis]) / 2);
    return clamp(value, -room, room);
  };
  return { ...view, x: place(view.x, 0), y: place(view.y, 1) };
};

/** The scale under two fingers: 0.5 at least, one and a half times the maximum at most. Not snapped while they move. */
export const pinchedScale = (scale: number, from: number, to: number, maximum: number): number =>
  clamp(from > 0 ? (scale * to) / from : scale, minPinchScale, maximum * maxScaleFactor);

/** How many pictures on a stroke across one that fits in leads: it is more sideways than not, and 48 pixels or more. */
export const swiped = (dx: number, dy: number): number =>
  Math.abs(dx) < 48 || Math.abs(dx) < 1.5 * Math.abs(dy) ? 0 : -Math.sign(dx);

/** The picture before or after, round in a circle. */
export const neighbour = (index: number, step: number, count: number): number =>
  (index + step + count) % count || 0;
