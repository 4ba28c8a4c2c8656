import { useEffect, useEffectEvent, useState } from "react";
import { fill } from "#platform/fill.ts";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./card-step.module.css";
import type { CardStepProps } from "./card-step-props.ts";
import { minutesToSay, writeTimeLeft } from "./time-left.ts";

type CountdownProps = {
  /** Until when the vehicle is held, in words. */
  readonly held: string;
  /** When the page was rendered, in milliseconds. */
  readonly leftMs: number;
  readonly words: Pick<CardStepProps["words"], "left" | "leftSaid">;
  readonly onOver: () => void;
};

/**
 * How long the vehicle is still held: shown every second, said aloud twice. Counts from when the page was asked for, so that no
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
  const said = minutesToSay(left);
  return (
    <>
      <p className={styles.left}>
        {held} <span role="timer">{fill(words.left, { left: writeTimeLeft(left) })}</span>
      </p>
      <VisuallyHidden>
        <span role="status">{said && words.leftSaid[said]}</span>
      </VisuallyHidden>
    </>
  );
};
