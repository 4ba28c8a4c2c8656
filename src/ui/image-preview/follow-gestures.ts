import type { Sizes } from "./preview-commands.ts";
import { atScale, moved, pinchedScale, swiped, type View } from "./preview-view.ts";

type Point = { readonly x: number; readonly y: number };

type Gestures = {
  readonly view: () => View;
  readonly setView: (view: View) => void;
  readonly measure: () => Sizes;
  readonly onSwipe: (direction: "previous" | "next") => void;
};

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const apart = ([a, b]: Iterable<Point>) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
/** Less than this is a tap. */
const tapPixels = 6;

/** One finger or the mouse moves an enlarged picture or swipes to another, two fingers pinch, a tap centres on its point. */
export function followGestures(stage: HTMLElement, gestures: Gestures, signal: AbortSignal): void {
  const { view, setView, measure, onSwipe } = gestures;
  const fingers = new Map<number, Point>();
  let start: { point: Point; view: View; distance: number; pinched: boolean } | undefined;
  const distance = () => apart([...fingers.values()]);

  const down = (event: PointerEvent) => {
    // A captured pointer would take the click from a button on the stage.
    if (event.button > 0 || (event.target as Element).closest("button")) return;
    stage.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    fingers.set(event.pointerId, point);
    const pinched = start?.pinched === true || fingers.size > 1;
    start = { point, view: view(), distance: distance(), pinched };
  };

  const move = (event: PointerEvent) => {
    if (!start || !fingers.has(event.pointerId)) return;
    const point = pointOf(event);
    fingers.set(event.pointerId, point);
    const { fitted, stage: room, maximum } = measure();
    const from = start.view;
    if (fingers.size > 1) {
      const pinch = { scale: from.scale, distance: start.distance };
      setView({ ...from, scale: pinchedScale(pinch, distance(), maximum) });
    } else if (!start.pinched && from.scale > 1) {
      setView(moved(from, minus(point, start.point), fitted, room));
    }
  };

  const up = (event: PointerEvent) => {
    const from = start;
    if (!from || !fingers.delete(event.pointerId)) return;
    if (fingers.size === 0) start = undefined;
    const { fitted, stage: room, maximum } = measure();
    const settle = (next: View, by: Point) => setView(moved(next, by, fitted, room));
    if (from.pinched) {
      // What was stretched too far stays where the fingers left it, within the limits of a pinch.
      if (view().scale <= maximum) settle(atScale(view(), view().scale, maximum), { x: 0, y: 0 });
      return;
    }
    const point = pointOf(event);
    const by = minus(point, from.point);
    const direction = from.view.scale <= 1 ? swiped(by.x, by.y) : undefined;
    if (direction) onSwipe(direction);
    else if (from.view.scale > 1 && Math.hypot(by.x, by.y) < tapPixels) {
      const box = stage.getBoundingClientRect();
      settle(view(), minus({ x: box.left + box.width / 2, y: box.top + box.height / 2 }, point));
    }
  };

  const on = (type: string, listener: (event: PointerEvent) => void) =>
    stage.addEventListener(type, listener as EventListener, { signal });
  on("pointerdown", down);
  on("pointermove", move);
  on("pointerup", up);
  on("pointercancel", up);
}
