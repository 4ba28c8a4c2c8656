import { fill } from "#platform/fill.ts";
import { openOverlay } from "../overlay/open-overlay.ts";
import { degreesOf, frameAfterKey, stepsOf, turnedFrame } from "./turn.ts";

/**
 * Loads and decodes the frames, the first one before the others. `onProgress` gets the number loaded so far.
 * Resolves to false when a frame fails or `signal` aborts.
 */
const loadFrames = async (
  [first = "", ...others]: readonly string[],
  onProgress: (loaded: number) => void,
  signal: AbortSignal,
): Promise<boolean> => {
  let loaded = 0;
  let isOver = false;
  const load = async (src: string) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    loaded += 1;
    if (!signal.aborted && !isOver) onProgress(loaded);
  };
  try {
    await load(first);
    await Promise.all(others.map(load));
  } catch {
    isOver = true;
  }
  return !isOver && !signal.aborted;
};

const frameMs = 70;

/** Opens the turntable of a control's gallery: drag the vehicle, or use the keys of a slider. */
export const turn = (control: HTMLElement): void => {
  const dialog = control
    .closest("[data-gallery]")
    ?.querySelector("[data-overlay=turntable]") as HTMLDialogElement;
  const find = (selector: string) => dialog.querySelector(selector) as HTMLElement;
  const whole = find("[data-frames]");
  const stage = find("[role=slider]");
  const note = find("[role=status]");
  const retry = find("[data-act=retry]");
  const frames = JSON.parse(whole.dataset.frames ?? "[]") as readonly string[];
  const count = frames.length;
  const image = Object.assign(new Image(640, 480), { alt: stage.dataset.alt, draggable: false });
  let frame = 0;
  let dragged: { readonly x: number; readonly frame: number } | undefined;
  let playing: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(playing);

  const turnTo = (next: number) => {
    frame = next;
    const degrees = String(degreesOf(frame, count));
    stage.ariaValueNow = degrees;
    stage.ariaValueText = fill(stage.dataset.degrees ?? "", { degrees });
    if (image.isConnected) image.src = frames[frame] ?? "";
  };
  const setStatus = (status: "loading" | "shown" | "error", loaded = 0) => {
    whole.dataset.status = status;
    retry.hidden = status !== "error";
    (note.firstElementChild as Element).textContent = fill(note.dataset[`${status}Text`] ?? "", { loaded });
  };
  const play = () => {
    let left = count;
    playing = setInterval(() => {
      turnTo(turnedFrame(frame, 1, count));
      left -= 1;
      if (left === 0) stop();
    }, frameMs);
  };

  const { listen, signal } = openOverlay(dialog, control);
  signal.addEventListener("abort", stop);
  const load = async () => {
    stage.replaceChildren();
    turnTo(0);
    setStatus("loading");
    // At once, so that its keys work without Tab.
    stage.focus();
    const onProgress = (loaded: number) => {
      if (!image.isConnected) stage.append(image);
      turnTo(frame);
      setStatus("loading", loaded);
    };
    const isComplete = await loadFrames(frames, onProgress, signal);
    if (signal.aborted) return;
    setStatus(isComplete ? "shown" : "error");
    if (isComplete && whole.dataset.turns && !matchMedia("(prefers-reduced-motion: reduce)").matches) play();
  };

  listen(retry, "click", () => void load());
  listen(dialog, "keydown", (event) => {
    const next = frameAfterKey(event.key, frame, count);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    stop();
    turnTo(next);
  });
  listen(stage, "pointerdown", ({ pointerId, clientX }) => {
    stop();
    stage.setPointerCapture(pointerId);
    dragged = { x: clientX, frame };
  });
  listen(stage, "pointermove", ({ clientX }) => {
    if (dragged)
      turnTo(turnedFrame(dragged.frame, stepsOf(clientX - dragged.x, stage.clientWidth, count), count));
  });
  for (const type of ["pointerup", "pointercancel"] as const)
    listen(stage, type, () => {
      dragged = undefined;
    });
  void load();
};
