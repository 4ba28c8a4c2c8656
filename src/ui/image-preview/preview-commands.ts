import { atScale, moved, restingView, rotated, type Size, type View, zoomed } from "./preview-view.ts";

/** What the buttons of the preview say in `data-act`, and what its keys mean. */
export type ViewCommand = "in" | "out" | "reset" | "left" | "right";
export type PreviewCommand = ViewCommand | "previous" | "next";

/** Sizes in CSS pixels: of the picture as it is fitted in, of its stage; and the largest scale. */
export type Sizes = { readonly fitted: Size; readonly stage: Size; readonly maximum: number };

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

const step = 80;
const ways: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
};

/** What a key asks for: another picture or another view, and on an enlarged one the way about it, in CSS pixels. */
export const meaningOf = (key: string, isEnlarged: boolean) => (isEnlarged && ways[key]) || commands[key];

/** Whether a command is about the picture that is shown, so that there has to be one. */
export const isAboutView = (command: string): command is ViewCommand =>
  ["in", "out", "reset", "left", "right"].includes(command);

/** The view after a command. What was pinched beyond the maximum comes back to it first. */
export function viewAfter(view: View, command: ViewCommand, { fitted, stage, maximum }: Sizes): View {
  if (command === "reset") return restingView;
  if (command === "left" || command === "right") return rotated(view, command);
  const from = command === "out" && view.scale > maximum ? atScale(view, maximum, maximum) : view;
  return moved(zoomed(from, command, maximum), { x: 0, y: 0 }, fitted, stage);
}
