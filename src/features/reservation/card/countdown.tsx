import { useEffect, useEffectEvent, useState } from "react";
import { fill } from "#platform/fill.ts";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./card-step.module.css";
import type { CardStepProps } from "./card-step-props.ts";

/** Minutes before the end at which the time left is announced. */
const saidMinutes = ["5", "1"] as const;
type AnnouncedMinutes = (typeof saidMinutes)[number];

const minuteMs = 60_000;

/** `12:05`: whole seconds, rounded up, so that `0:00` means expired. */
export const writeTimeLeft = (leftMs: number): string => {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

/** The announcement of this moment: the last of the minutes that was reached, while that is recent. */
export const announcedMinutes = (leftMs: number): AnnouncedMinutes | undefined =>
  saidMinutes.find((minutes) => {
    const passed = Number(minutes) * minuteMs - leftMs;
    return passed >= 0 && passed < minuteMs / 2;
  });

type CountdownProps = {
  /** Until when the vehicle is held, in words. */
  readonly held: string;
  /** When the page was rendered, in milliseconds. */
  readonly leftMs: number;
  readonly words: Pick<CardStepProps["words"], "left" | "leftSaid">;
  readonly onOver: () => void;
};

/**
 * How long the vehicle is still held: shown every second, announced twice. Counts from when the page was requested, so that no
 * clock of a visitor can be wrong about it.
 */
export const Countdown = ({ held, leftMs, words, onOver }: CountdownProps) => {
  const [left, setLeft] = useState(leftMs);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = leftMs - (Date.now() - performance.timeOrigin);
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      over();
    }, 1_000);
    return () => clearInterval(timer);
  }, [leftMs]);
  const minutes = announcedMinutes(left);
  return (
    <>
      <p className={styles.left}>
        {held} <span role="timer">{fill(words.left, { left: writeTimeLeft(left) })}</span>
      </p>
      <VisuallyHidden>
        <span role="status">{minutes && words.leftSaid[minutes]}</span>
      </VisuallyHidden>
    </>
  );
};
