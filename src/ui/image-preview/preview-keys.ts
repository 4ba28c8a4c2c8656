import type { ViewCommand } from "./preview-view.ts";

/** By how many pictures these commands go on. */
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

/** What a key asks for: another picture or another view, and on an enlarged one the way about it, in CSS pixels. */
export const meaningOf = (key: string, isEnlarged: boolean) => (isEnlarged && ways[key]) || commands[key];
