import { type PointerEvent, useRef } from "react";
import { atScale, moved, pinchedScale, type Size, swiped, type View } from "./preview-view.ts";

type Point = { readonly x: number; readonly y: number };

type GestureOptions = {
  readonly view: View;
  readonly setView: (view: View) => void;
  /** Sizes in CSS pixels, measured when they are asked for. */
  readonly measure: () => { readonly fitted: Size; readonly stage: Size; readonly maximum: number };
  readonly onSwipe: (direction: "previous" | "next") => void;
};

const apart = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
/** Less than this is a tap. */
const tapPixels = 6;

/** One finger or the mouse moves an enlarged picture or swipes to another, two fingers pinch, a tap centres on its point. */
export function useGestures({ view, setView, measure, onSwipe }: GestureOptions) {
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<{ point: Point; view: View; distance: number; pinched: boolean }>(undefined);

  const begin = ({ x, y }: Point, pinched: boolean) => {
    const distance = apart([...fingers.current.values()]);
    start.current = { point: { x, y }, view, distance, pinched };
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // A captured pointer would take the click from a button on the stage.
    if (event.button > 0 || (event.target as Element).closest("button")) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, point);
    begin(point, start.current?.pinched === true || fingers.current.size > 1);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = start.current;
    if (!from || !fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const { fitted, stage, maximum } = measure();
    if (fingers.current.size > 1) {
      const pinch = { scale: from.view.scale, distance: from.distance };
      const scale = pinchedScale(pinch, apart([...fingers.current.values()]), maximum);
      setView({ ...from.view, scale });
    } else if (!from.pinched && from.view.scale > 1) {
      const by = { x: event.clientX - from.point.x, y: event.clientY - from.point.y };
      setView(moved(from.view, by, fitted, stage));
    }
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const from = start.current;
    if (!from || !fingers.current.delete(event.pointerId)) return;
    const { fitted, stage, maximum } = measure();
    if (from.pinched) {
      // What was stretched too far stays where the fingers left it, within the limits of a pinch.
      if (view.scale <= maximum)
        setView(moved(atScale(view, view.scale, maximum), { x: 0, y: 0 }, fitted, stage));
    } else {
      const by = { x: event.clientX - from.point.x, y: event.clientY - from.point.y };
      const direction = from.view.scale <= 1 ? swiped(by.x, by.y) : undefined;
      if (direction) onSwipe(direction);
      else if (from.view.scale > 1 && Math.hypot(by.x, by.y) < tapPixels) {
        const box = event.currentTarget.getBoundingClientRect();
        const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
        const towards = { x: centre.x - event.clientX, y: centre.y - event.clientY };
        setView(moved(view, towards, fitted, stage));
      }
    }
    if (fingers.current.size === 0) start.current = undefined;
  };

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}
