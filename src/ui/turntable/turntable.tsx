"use client";

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { Overlay } from "../overlay/overlay.tsx";
import { loadFrames } from "./load-frames.ts";
import { degreesOf, frameAfterKey, stepsOf, turnedFrame } from "./turn.ts";
import styles from "./turntable.module.css";

/** `degrees` holds `{degrees}`; `progress` holds `{loaded}` and `{total}`. */
export type TurntableWords = Readonly<
  Record<"label" | "close" | "slider" | "degrees" | "hint" | "progress" | "failed" | "retry", string>
>;

export type TurntableProps = {
  /** Addresses of the frames, evenly spaced over one turn. */
  readonly frames: readonly string[];
  readonly alt: string;
  /** Turns once by itself when it opens, unless the visitor prefers less motion. */
  readonly turnsOnShow: boolean;
  readonly words: TurntableWords;
  readonly onClose: () => void;
};

const frameMs = 70;

/** A vehicle to turn round, over the whole window. */
export function Turntable({ words, onClose, ...rest }: TurntableProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Overlay label={words.label} closeLabel={words.close} onClose={onClose}>
      <TurntableStage key={attempt} words={words} {...rest} onRetry={() => setAttempt(attempt + 1)} />
    </Overlay>
  );
}

type StageProps = Omit<TurntableProps, "onClose"> & { readonly onRetry: () => void };

/** Drag it, or use the arrow keys; a slider of degrees for those who listen. */
function TurntableStage({ frames, alt, turnsOnShow, words, onRetry }: StageProps) {
  const [frame, setFrame] = useState(0);
  const [loaded, setLoaded] = useState(0);
  const [status, setStatus] = useState<"loading" | "shown" | "error">("loading");
  const dragged = useRef<{ x: number; frame: number }>(undefined);
  const playing = useRef<ReturnType<typeof setInterval>>(undefined);
  const count = frames.length;
  const stop = () => clearInterval(playing.current);

  useEffect(() => {
    const giveUp = new AbortController();
    void loadFrames(frames, setLoaded, giveUp.signal).then((complete) => {
      if (giveUp.signal.aborted) return;
      setStatus(complete ? "shown" : "error");
      if (!complete || !turnsOnShow || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      let left = frames.length;
      playing.current = setInterval(() => {
        setFrame((now) => turnedFrame(now, 1, frames.length));
        left -= 1;
        if (left === 0) clearInterval(playing.current);
      }, frameMs);
    });
    return () => {
      giveUp.abort();
      clearInterval(playing.current);
    };
  }, [frames, turnsOnShow]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = frameAfterKey(event.key, frame, count);
    if (next === undefined) return;
    event.preventDefault();
    stop();
    setFrame(next);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    stop();
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { x: event.clientX, frame };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = dragged.current;
    if (!from) return;
    const steps = stepsOf(event.clientX - from.x, event.currentTarget.clientWidth, count);
    setFrame(turnedFrame(from.frame, steps, count));
  };
  const onPointerEnd = () => {
    dragged.current = undefined;
  };

  const degrees = degreesOf(frame, count);
  const progress = words.progress.replace("{loaded}", String(loaded)).replace("{total}", String(count));
  return (
    <div className={styles.frame} data-status={status}>
      <div
        className={styles.stage}
        role="slider"
        tabIndex={0}
        aria-label={words.slider}
        aria-valuemin={0}
        aria-valuemax={degreesOf(count - 1, count)}
        aria-valuenow={degrees}
        aria-valuetext={words.degrees.replace("{degrees}", String(degrees))}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
      >
        {loaded > 0 && <img src={frames[frame]} alt={alt} width={640} height={480} draggable={false} />}
      </div>
      <div className={styles.note} role="status">
        {status === "loading" && <p>{progress}</p>}
        {status === "shown" && <p>{words.hint}</p>}
        {status === "error" && (
          <>
            <p>{words.failed}</p>
            <button type="button" onClick={onRetry}>
              {words.retry}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
