import { imagePreviewLimits } from "#domain/widget-constants.ts";

const { scaleSnap, rotationStepDegrees, minPinchScale, maxScaleFactor } = imagePreviewLimits;

/** Position of a picture on the stage: scale 1 fits it in; rotation in degrees; x and y in CSS pixels. */
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
/** A picture smaller than its stage may still be enlarged. */
const leastMaximum = 2;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The maximum scale: one image pixel for each screen pixel, or twice the fitted size where that is more. */
export const maximumScale = (naturalWidth: number, fittedWidth: number): number =>
  Math.max(leastMaximum, fittedWidth > 0 ? naturalWidth / fittedWidth : 0);

/** Snaps a scale within 0.05 of 1 or of the maximum. */
export const snapScale = (scale: number, maximum: number): number =>
  [1, maximum].find((target) => Math.abs(scale - target) <= scaleSnap) ?? scale;

/** The view at another scale, between 0.5 and the maximum. */
export const atScale = (view: View, scale: number, maximum: number): View => {
  const next = snapScale(clamp(scale, minPinchScale, maximum), maximum);
  const ratio = next / view.scale;
  return { ...view, scale: next, x: view.x * ratio, y: view.y * ratio };
};

/** Commands of the preview's buttons (`data-act`) and keys, for the picture shown. */
export type ViewCommand = "in" | "out" | "reset" | "left" | "right";

/**
 * The view after a command: a zoom step, up to the maximum; or a quarter turn, which centres the picture.
 * Degrees accumulate, so that a turn never animates backwards.
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

/** Clamps the position to the part of the picture outside the stage: a picture that fits in is centred. */
export const held = (view: View, fitted: Size, stage: Size): View => {
  const lies = Math.abs(view.rotation / rotationStepDegrees) % 2;
  const place = (value: number, axis: 0 | 1) => {
    const room = Math.max(0, (fitted[axis === lies ? 0 : 1] * view.scale - stage[axis]) / 2);
    return clamp(value, -room, room);
  };
  return { ...view, x: place(view.x, 0), y: place(view.y, 1) };
};

/** The scale of a pinch: between 0.5 and one and a half times the maximum. Not snapped during the gesture. */
export const pinchedScale = (scale: number, from: number, to: number, maximum: number): number =>
  clamp(from > 0 ? (scale * to) / from : scale, minPinchScale, maximum * maxScaleFactor);

/**
 * How many pictures a swipe across a fitted one advances: it has to be more horizontal than vertical, and 48
 * pixels or more.
 */
export const swiped = (dx: number, dy: number): number =>
  Math.abs(dx) < 48 || Math.abs(dx) < 1.5 * Math.abs(dy) ? 0 : -Math.sign(dx);

/** The previous or next picture, wrapping around. */
export const neighbour = (index: number, step: number, count: number): number =>
  (index + step + count) % count || 0;
