import { imagePreviewLimits } from "#domain/limits.ts";

const { scaleSnap, rotationStepDegrees, minPinchScale, maxScaleFactor } = imagePreviewLimits;

/** How a picture lies on the stage: scale 1 fits it in; rotation in degrees; x and y move it, in CSS pixels. */
export type View = {
  readonly scale: number;
  readonly rotation: number;
  readonly x: number;
  readonly y: number;
};

export type Size = { readonly width: number; readonly height: number };

export const restingView: View = { scale: 1, rotation: 0, x: 0, y: 0 };

const zoomStep = 1.25;
/** A picture that is smaller than its stage may still be looked at closely. */
const leastMaximum = 2;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The largest scale: one pixel of the file for each on the screen, or twice the fitted size where that is more. */
export function maximumScale(natural: Size, fitted: Size): number {
  const whole = fitted.width > 0 ? natural.width / fitted.width : 1;
  return Math.max(leastMaximum, Number.isFinite(whole) ? whole : 1);
}

/** A scale within 0.05 of 1 or of the maximum becomes it. */
export function snapScale(scale: number, maximum: number): number {
  for (const target of [1, maximum]) if (Math.abs(scale - target) <= scaleSnap) return target;
  return scale;
}

/** The view at another scale, between 0.5 and the maximum. What fits in lies in the middle. */
export function atScale(view: View, scale: number, maximum: number): View {
  const next = snapScale(clamp(scale, minPinchScale, maximum), maximum);
  if (next <= 1) return { ...view, scale: next, x: 0, y: 0 };
  const ratio = next / view.scale;
  return { ...view, scale: next, x: view.x * ratio, y: view.y * ratio };
}

/** One step nearer, or farther away. */
export function zoomed(view: View, direction: "in" | "out", maximum: number): View {
  return atScale(view, direction === "in" ? view.scale * zoomStep : view.scale / zoomStep, maximum);
}

/** A quarter turn; the picture goes back to the middle. Degrees go on counting, so that a turn never runs backwards. */
export function rotated(view: View, direction: "left" | "right"): View {
  const step = direction === "right" ? rotationStepDegrees : -rotationStepDegrees;
  return { ...view, rotation: view.rotation + step, x: 0, y: 0 };
}

/** The view moved, as far as something of the picture lies outside the stage in that direction. */
export function moved(
  view: View,
  by: { readonly x: number; readonly y: number },
  fitted: Size,
  stage: Size,
): View {
  const lies = Math.abs(view.rotation / rotationStepDegrees) % 2 === 1;
  const [width, height] = lies ? [fitted.height, fitted.width] : [fitted.width, fitted.height];
  const room = (size: number, of: number) => Math.max(0, (size * view.scale - of) / 2);
  const [roomX, roomY] = [room(width, stage.width), room(height, stage.height)];
  return { ...view, x: clamp(view.x + by.x, -roomX, roomX), y: clamp(view.y + by.y, -roomY, roomY) };
}

/** The scale under two fingers: 0.5 at least, one and a half times the maximum at most. Not snapped while they move. */
export function pinchedScale(
  start: { readonly scale: number; readonly distance: number },
  distance: number,
  maximum: number,
): number {
  const wanted = start.distance > 0 ? (start.scale * distance) / start.distance : start.scale;
  return clamp(wanted, minPinchScale, maximum * maxScaleFactor);
}

/** What a stroke across a picture that fits in asks for: more sideways than not, and 48 pixels or more. */
export function swiped(dx: number, dy: number): "previous" | "next" | undefined {
  if (Math.abs(dx) < 48 || Math.abs(dx) < 1.5 * Math.abs(dy)) return undefined;
  return dx > 0 ? "previous" : "next";
}

/** The picture before or after, round in a circle. */
export function neighbour(index: number, direction: "previous" | "next", count: number): number {
  if (count < 1) return 0;
  return (index + (direction === "next" ? 1 : count - 1)) % count;
}
