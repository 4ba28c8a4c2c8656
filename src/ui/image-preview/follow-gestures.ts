import type { Listen } from "../overlay/open-overlay.ts";
import { atScale, pinchedScale, swiped, type View } from "./preview-view.ts";

type Point = { readonly clientX: number; readonly clientY: number };

type Gestures = {
  readonly view: () => View;
  readonly setView: (view: View) => void;
  readonly maximum: () => number;
  readonly go: (step: number) => void;
};

const apart = ([a, b]: readonly Point[]) =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
/** Movements below this are a tap. */
const tapPixels = 6;

/** One pointer moves an enlarged picture or swipes to another, two pinch, a tap centres on its point. */
export const followGestures = (stage: HTMLElement, listen: Listen, gestures: Gestures): void => {
  const { view, setView, maximum, go } = gestures;
  const fingers = new Map<number, Point>();
  let start: { event: Point; view: View; distance: number; pinched: boolean } | undefined;
  const distance = () => apart([...fingers.values()]);
  const moveBy = (from: View, x: number, y: number) => setView({ ...from, x: from.x + x, y: from.y + y });

  listen(stage, "pointerdown", (event) => {
    // A captured pointer would take the click from a button on the stage.
    if (event.button > 0 || (event.target as Element).closest("button")) return;
    stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, event);
    const pinched = start?.pinched === true || fingers.size > 1;
    start = { event, view: view(), distance: distance(), pinched };
  });
  listen(stage, "pointermove", (event) => {
    if (!start || !fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, event);
    const from = start.view;
    if (fingers.size > 1) {
      setView({ ...from, scale: pinchedScale(from.scale, start.distance, distance(), maximum()) });
    } else if (!start.pinched && from.scale > 1) {
      moveBy(from, event.clientX - start.event.clientX, event.clientY - start.event.clientY);
    }
  });
  const up = (event: PointerEvent) => {
    const from = start;
    if (!from || !fingers.delete(event.pointerId)) return;
    if (fingers.size === 0) start = undefined;
    const now = view();
    if (from.pinched) {
      // After a pinch beyond the limits the view stays, within the limits of pinching.
      if (now.scale <= maximum()) setView(atScale(now, now.scale, maximum()));
      return;
    }
    const { clientX, clientY } = event;
    if (from.view.scale <= 1) go(swiped(clientX - from.event.clientX, clientY - from.event.clientY));
    else if (apart([event, from.event]) < tapPixels) {
      const { left, top, width, height } = stage.getBoundingClientRect();
      moveBy(now, left + width / 2 - clientX, top + height / 2 - clientY);
    }
  };
  listen(stage, "pointerup", up);
  listen(stage, "pointercancel", up);
};
