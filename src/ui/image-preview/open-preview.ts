import { imagePreviewLimits } from "#domain/widget-constants.ts";
import { fill } from "#platform/fill.ts";
import { type Listen, openOverlay } from "../overlay/open-overlay.ts";
import {
  atScale,
  held,
  maximumScale,
  neighbour,
  pinchedScale,
  restingView,
  swiped,
  type View,
  type ViewCommand,
  viewAfter,
} from "./preview-view.ts";

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
const followGestures = (stage: HTMLElement, listen: Listen, gestures: Gestures): void => {
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

/** How many pictures these commands advance. */
export const stepOf: Readonly<Record<string, number>> = { previous: -1, next: 1 };

type PreviewCommand = ViewCommand | "previous" | "next";

const commands: Readonly<Record<string, PreviewCommand>> = {
  ArrowLeft: "previous",
  ArrowRight: "next",
  "+": "in",
  "=": "in",
  "-": "out",
  "0": "reset",
  r: "right",
  R: "left",
};

const pixels = 80;
const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [pixels, 0],
  ArrowRight: [-pixels, 0],
  ArrowUp: [0, pixels],
  ArrowDown: [0, -pixels],
};

/** The command of a key: another picture or another view, and on an enlarged one a move, in CSS pixels. */
export const meaningOf = (key: string, isEnlarged: boolean) => (isEnlarged && ways[key]) || commands[key];

/** Allows one call, and the next only after `ms`. `now` in milliseconds, monotonic. */
export const throttle = (ms: number): ((now: number) => boolean) => {
  let last = Number.NEGATIVE_INFINITY;
  return (now) => {
    if (now - last < ms) return false;
    last = now;
    return true;
  };
};

const savesData = (): boolean | undefined =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;

/**
 * Shows pictures in the dialog of `image-preview.tsx`, one at a time. Keys: arrows (another picture, or to
 * move an enlarged one), + and -, 0, r and R, Escape. Touch: swipe, pinch, and tap to centre on a point.
 * @param start index of the first picture, from 0
 */
export const openPreview = (
  dialog: HTMLDialogElement,
  opener: HTMLElement,
  pictures: readonly HTMLAnchorElement[],
  start: number,
): void => {
  const find = (selector: string) => dialog.querySelector(selector) as HTMLElement;
  const frame = find("figure");
  const stage = find("[data-stage]");
  const caption = find("[data-counter]");
  const [counter, text] = caption.children as unknown as [Element, Element];
  let index = start;
  let view = restingView;
  let image = new Image();

  const setStatus = (status: "loading" | "shown" | "error") => {
    frame.dataset.status = status;
    for (const tool of dialog.querySelectorAll("[aria-disabled]"))
      tool.ariaDisabled = String(status !== "shown");
  };
  const maximum = () => maximumScale(image.naturalWidth, image.offsetWidth);
  const setView = (next: typeof view) => {
    view = held(next, [image.offsetWidth, image.offsetHeight], [stage.clientWidth, stage.clientHeight]);
    const { x, y, rotation, scale } = view;
    stage.style.setProperty("--view", `translate(${x}px, ${y}px) rotate(${rotation}deg) scale(${scale})`);
  };
  const show = (next: number) => {
    index = next;
    stage.querySelector("img")?.remove();
    const picture = pictures[index];
    if (!picture) return setStatus("error");
    const own = new Image();
    image = own;
    stage.prepend(own);
    find("[data-written]").replaceChildren(
      (picture.parentElement as Element).querySelector("svg")?.cloneNode(true) ?? "",
    );
    setView(restingView);
    setStatus("loading");
    counter.textContent = fill(caption.dataset.counter ?? "", { number: index + 1 });
    text.textContent = own.alt = (picture.querySelector("img") as HTMLImageElement).alt;
    own.draggable = false;
    own.onload = () => {
      if (own !== image) return;
      setStatus("shown");
      const following = pictures[neighbour(index, 1, pictures.length)] as HTMLAnchorElement;
      if (!savesData()) new Image().src = following.href;
    };
    own.onerror = () => {
      if (own !== image) return;
      own.remove();
      setStatus("error");
      text.textContent = find("[data-failed]").textContent;
    };
    own.src = picture.href;
  };
  const go = (step: number) => {
    if (step && pictures.length > 1) show(neighbour(index, step, pictures.length));
  };
  const change = (command: ViewCommand) => {
    if (image.isConnected) setView(viewAfter(view, command, maximum()));
  };
  const act = (command: PreviewCommand) => {
    const step = stepOf[command];
    if (step) go(step);
    else change(command as ViewCommand);
  };

  const { listen } = openOverlay(dialog, opener);
  show(start);
  followGestures(stage, listen, { view: () => view, setView, maximum, go });
  listen(document, "keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const meaning = meaningOf(event.key, view.scale > 1);
    if (!meaning) return;
    event.preventDefault();
    if (typeof meaning === "string") act(meaning);
    else setView({ ...view, x: view.x + meaning[0], y: view.y + meaning[1] });
  });
  listen(dialog, "click", ({ target }) => {
    const control = (target as Element).closest<HTMLElement>("[data-act]:not([aria-disabled=true])");
    const wanted = control?.dataset.act;
    if (wanted === "retry") show(index);
    else if (wanted && wanted !== "close") act(wanted as PreviewCommand);
  });
  const take = throttle(imagePreviewLimits.wheelThrottleMs);
  listen(stage, "wheel", (event) => {
    // The page behind must not scroll or zoom.
    event.preventDefault();
    if (event.deltaY && take(event.timeStamp)) change(event.deltaY < 0 ? "in" : "out");
  });
};
