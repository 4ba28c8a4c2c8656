"use client";

import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from "react";
import styles from "./slider.module.css";
import {
  handlesOf,
  moveHandle,
  nearestHandle,
  type SliderScale,
  type SliderValue,
  settle,
  sliderDefaults,
  sliderMessages,
  sliderProblems,
} from "./slider-rules.ts";

export type SliderProps = SliderScale & {
  /** What it is set to; a change from outside moves the handles. */
  readonly value: SliderValue;
  /** Name of each handle for those who listen: one, or lower and upper. */
  readonly labels: readonly [string] | readonly [string, string];
  /** Called once dragging ends, or a key has moved a handle. */
  readonly onChange?: (value: SliderValue) => void;
  /** Called at every step of a drag, for what is shown beside it. */
  readonly onDrag?: (value: SliderValue) => void;
  /** A value in words, with its unit. */
  readonly format?: (value: number) => string;
  /** Keeps what is wrong with the options out of the console. */
  readonly silent?: boolean;
  readonly disabled?: boolean;
};

const asValue = ([low = 0, high]: readonly number[]): SliderValue => (high === undefined ? low : [low, high]);

/**
 * One or two handles on a track, made of native range inputs: keyboard, touch and screen readers work as the browser
 * does it. Keys: arrows, page up and down, home, end.
 */
export function Slider(props: SliderProps) {
  const { value, labels, onChange, onDrag, format, silent = false, disabled, ...scale } = props;
  const { min, max, step } = { ...sliderDefaults, ...scale };
  const given = handlesOf(value);
  const [handles, setHandles] = useState(() => shownHandles(given, labels.length, scale));
  const [source, setSource] = useState(given.join());
  if (source !== given.join()) {
    setSource(given.join());
    setHandles(shownHandles(given, labels.length, scale));
  }
  const problems = sliderProblems(value, scale).join();
  useEffect(() => {
    if (silent || problems === "") return;
    for (const problem of problems.split(",")) console.error(sliderMessages[problem as "type"]);
  }, [silent, problems]);

  const move = (moved: number, to: number) => {
    const next = moveHandle(handles, moved, to, scale);
    setHandles(next);
    onDrag?.(asValue(next));
    return next;
  };
  const track = useRef<HTMLSpanElement>(null);
  const pressTrack = (event: PointerEvent<HTMLSpanElement>) => {
    if (disabled || event.target !== event.currentTarget) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const to = min + ((event.clientX - left) / width) * (max - min);
    const moved = nearestHandle(handles, to);
    event.preventDefault();
    track.current?.querySelectorAll("input")[moved]?.focus();
    onChange?.(asValue(move(moved, to)));
  };
  const percent = (handle: number | undefined) =>
    max > min ? (((handle ?? min) - min) / (max - min)) * 100 : 0;
  const isRange = handles.length > 1;
  const fill = {
    "--from": isRange ? percent(handles[0]) : 0,
    "--to": percent(handles.at(-1)),
  } as CSSProperties;
  // Of two handles in one place the one that can still move lies on top.
  const lowOnTop = isRange && percent(handles[0]) > 50;
  return (
    <span
      ref={track}
      className={styles.slider}
      style={fill}
      data-range={isRange || undefined}
      data-low-on-top={lowOnTop || undefined}
      onPointerDown={isRange ? pressTrack : undefined}
    >
      {handles.map((handle, index) => (
        <Handle
          key={labels[index]}
          label={labels[index] ?? ""}
          text={format?.(handle)}
          {...{ min, max, step, disabled, value: handle }}
          onMove={(to) => move(index, to)}
          onRelease={() => onChange?.(asValue(handles))}
        />
      ))}
    </span>
  );
}

function shownHandles(given: readonly number[], count: number, scale: SliderScale): readonly number[] {
  const { min, max } = { ...sliderDefaults, ...scale };
  const fallback = count > 1 ? [min, max] : [min];
  return (given.length === count ? given : fallback).map((handle) => settle(handle, scale));
}

type HandleProps = {
  readonly label: string;
  readonly text: string | undefined;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly disabled: boolean | undefined;
  readonly onMove: (to: number) => void;
  readonly onRelease: () => void;
};

/** One native range input. React's change event is the browser's input event; the browser's own marks the end of a drag. */
function Handle({ label, text, onMove, onRelease, ...range }: HandleProps) {
  const input = useRef<HTMLInputElement>(null);
  const release = useRef(onRelease);
  useEffect(() => {
    release.current = onRelease;
  });
  useEffect(() => {
    const element = input.current;
    const onEnd = () => release.current();
    element?.addEventListener("change", onEnd);
    return () => element?.removeEventListener("change", onEnd);
  }, []);
  return (
    <input
      ref={input}
      type="range"
      aria-label={label}
      aria-valuetext={text}
      {...range}
      onChange={({ target }) => onMove(target.valueAsNumber)}
    />
  );
}
