"use client";

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { limits } from "#domain/limits.ts";
import { Icon } from "../icon/icon.tsx";
import { Overlay, ToolButton } from "../overlay/overlay.tsx";
import styles from "./image-preview.module.css";
import {
  atScale,
  maximumScale,
  moved,
  neighbour,
  restingView,
  rotated,
  type View,
  zoomed,
} from "./preview-view.ts";
import { throttle } from "./throttle.ts";
import { useGestures } from "./use-gestures.ts";

export type PreviewPicture = { readonly src: string; readonly alt: string };

/** `label`, `counter` and `shown` hold `{number}`, `{total}` and, in `shown`, `{text}`. */
export type PreviewWords = Readonly<
  Record<
    | "label"
    | "close"
    | "previous"
    | "next"
    | "zoomIn"
    | "zoomOut"
    | "reset"
    | "rotateLeft"
    | "rotateRight"
    | "loading"
    | "failed"
    | "empty"
    | "retry"
    | "counter",
    string
  >
>;

export type ImagePreviewProps = {
  readonly pictures: readonly PreviewPicture[];
  /** The picture that is shown first, from 0. */
  readonly start: number;
  readonly words: PreviewWords;
  readonly onClose: () => void;
};

type Status = "loading" | "shown" | "error";

const arrowPixels = 80;
const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: arrowPixels, y: 0 },
  ArrowRight: { x: -arrowPixels, y: 0 },
  ArrowUp: { x: 0, y: arrowPixels },
  ArrowDown: { x: 0, y: -arrowPixels },
};

/**
 * Pictures over the whole window, one at a time: enlarge, turn, go on. Keys: arrows (another picture, or the way about an
 * enlarged one), + and -, 0, r and R, Escape. By touch: swipe, pinch, and a tap brings its point to the middle.
 */
export function ImagePreview({ pictures, start, words, onClose }: ImagePreviewProps) {
  const [index, setIndex] = useState(start);
  const [attempt, setAttempt] = useState(0);
  const [view, setView] = useState(restingView);
  const [status, setStatus] = useState<Status>(pictures.length === 0 ? "error" : "loading");
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const picture = pictures[index];
  const several = pictures.length > 1;

  const measure = () => {
    const { offsetWidth = 0, offsetHeight = 0, naturalWidth = 0, naturalHeight = 0 } = image.current ?? {};
    const fitted = { width: offsetWidth, height: offsetHeight };
    const box = { width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 };
    const maximum = maximumScale({ width: naturalWidth, height: naturalHeight }, fitted);
    return { fitted, stage: box, maximum };
  };
  const show = (next: number) => {
    setIndex(next);
    setView(restingView);
    setStatus("loading");
  };
  const go = (direction: "previous" | "next") => {
    if (several) show(neighbour(index, direction, pictures.length));
  };
  const zoom = (direction: "in" | "out") =>
    setView((now) => {
      const { fitted, stage: box, maximum } = measure();
      const next = now.scale > maximum && direction === "out" ? atScale(now, maximum, maximum) : now;
      return moved(zoomed(next, direction, maximum), { x: 0, y: 0 }, fitted, box);
    });
  const turn = (direction: "left" | "right") => setView((now: View) => rotated(now, direction));
  const gestures = useGestures({ view, setView, measure, onSwipe: go });

  const latestZoom = useRef(zoom);
  latestZoom.current = zoom;
  useEffect(() => {
    const take = throttle(limits.imagePreview.wheelThrottleMs);
    // React listens to the wheel passively, and the page behind must not scroll or zoom.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      if (event.deltaY !== 0 && take(event.timeStamp)) latestZoom.current(event.deltaY < 0 ? "in" : "out");
    };
    const element = stage.current;
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = arrows[event.key];
    if (by && view.scale > 1) {
      const { fitted, stage: box } = measure();
      setView(moved(view, by, fitted, box));
    } else if (event.key === "ArrowLeft") go("previous");
    else if (event.key === "ArrowRight") go("next");
    else if (event.key === "+" || event.key === "=") zoom("in");
    else if (event.key === "-") zoom("out");
    else if (event.key === "0") setView(restingView);
    else if (event.key === "r") turn("right");
    else if (event.key === "R") turn("left");
    else return;
    event.preventDefault();
  };

  const shown = status === "shown";
  return (
    <Overlay
      label={words.label}
      closeLabel={words.close}
      onClose={onClose}
      onKeyDown={onKeyDown}
      tools={[
        { icon: "zoom-in", label: words.zoomIn, onClick: () => zoom("in"), disabled: !shown },
        { icon: "zoom-out", label: words.zoomOut, onClick: () => zoom("out"), disabled: !shown },
        { icon: "fit", label: words.reset, onClick: () => setView(restingView), disabled: !shown },
        { icon: "rotate-left", label: words.rotateLeft, onClick: () => turn("left"), disabled: !shown },
        { icon: "rotate-right", label: words.rotateRight, onClick: () => turn("right"), disabled: !shown },
      ]}
    >
      <figure className={styles.frame} data-status={status}>
        <div ref={stage} className={styles.stage} {...gestures}>
          {picture && status !== "error" && (
            <img
              key={`${picture.src} ${attempt}`}
              ref={image}
              src={picture.src}
              alt={picture.alt}
              draggable={false}
              data-scale={view.scale}
              data-rotation={view.rotation}
              style={{
                transform: `translate(${view.x}px, ${view.y}px) rotate(${view.rotation}deg) scale(${view.scale})`,
              }}
              onLoad={() => setStatus("shown")}
              onError={() => setStatus("error")}
            />
          )}
          {status === "loading" && <p className={styles.note}>{words.loading}</p>}
          {status === "error" && (
            <div className={styles.note}>
              <Icon name="error" size={40} />
              <p>{picture ? words.failed : words.empty}</p>
              {picture && (
                <button
                  type="button"
                  onClick={() => {
                    setAttempt(attempt + 1);
                    setStatus("loading");
                  }}
                >
                  {words.retry}
                </button>
              )}
            </div>
          )}
        </div>
        <figcaption className={styles.caption}>
          {several && <ToolButton icon="left" label={words.previous} onClick={() => go("previous")} />}
          <p role="status">
            {picture && (
              <>
                <span>
                  {words.counter
                    .replace("{number}", String(index + 1))
                    .replace("{total}", String(pictures.length))}
                </span>{" "}
                {status === "error" ? words.failed : picture.alt}
              </>
            )}
          </p>
          {several && <ToolButton icon="right" label={words.next} onClick={() => go("next")} />}
        </figcaption>
      </figure>
    </Overlay>
  );
}
