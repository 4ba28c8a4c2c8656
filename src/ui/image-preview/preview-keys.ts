import type { ViewCommand } from "./preview-view.ts";

/** How many pictures these commands advance. */
export const stepOf: Readonly<Record<string, number>> = { previous: -1, next: 1 };

export type PreviewCommand = ViewCommand | "previous" | "next";

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
