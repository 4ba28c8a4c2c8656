import { imagePreviewLimits } from "#domain/limits.ts";
import { openOverlay } from "../overlay/open-overlay.ts";
import { followGestures } from "./follow-gestures.ts";
import {
  isAboutView,
  meaningOf,
  type PreviewCommand,
  type Sizes,
  type ViewCommand,
  viewAfter,
} from "./preview-commands.ts";
import { maximumScale, moved, neighbour, restingView, type View } from "./preview-view.ts";
import { throttle } from "./throttle.ts";

export type PreviewPicture = { readonly src: string; readonly alt: string };

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Shows pictures in the dialog of `image-preview.tsx`, one at a time. Keys: arrows (another picture, or the way about an
 * enlarged one), + and -, 0, r and R, Escape. By touch: swipe, pinch, and a tap brings its point to the middle.
 * @param start the picture that is shown first, from 0
 */
export function openPreview(
  dialog: HTMLDialogElement,
  opener: HTMLElement,
  pictures: readonly PreviewPicture[],
  start: number,
): void {
  const find = (selector: string) => dialog.querySelector(selector) as HTMLElement;
  const frame = find("figure");
  const stage = find("[data-stage]");
  const caption = find("[data-counter]");
  let index = start;
  let view: View = restingView;
  let image = new Image();

  const write = (place: Element | null, text: string) => {
    // The same text written again would be said again.
    if (place && place.textContent !== text) place.textContent = text;
  };
  const setStatus = (status: "loading" | "shown" | "error") => {
    frame.dataset.status = status;
    for (const tool of dialog.querySelectorAll("[aria-disabled]"))
      tool.ariaDisabled = String(status !== "shown");
    const picture = pictures[index];
    if (!picture) return;
    const { counter = "" } = caption.dataset;
    write(
      caption.firstElementChild,
      counter.replace("{number}", String(index + 1)).replace("{total}", String(pictures.length)),
    );
    write(
      caption.lastElementChild,
      status === "error" ? (find("[data-failed]").textContent ?? "") : picture.alt,
    );
  };
  const setView = (next: View) => {
    view = next;
    const { x, y, rotation, scale } = next;
    Object.assign(image.dataset, { scale, rotation });
    image.style.transform = `translate(${x}px, ${y}px) rotate(${rotation}deg) scale(${scale})`;
  };
  const measure = (): Sizes => {
    const { offsetWidth, offsetHeight, naturalWidth, naturalHeight } = image;
    const fitted = { width: offsetWidth, height: offsetHeight };
    const maximum = maximumScale({ width: naturalWidth, height: naturalHeight }, fitted);
    return { fitted, stage: { width: stage.clientWidth, height: stage.clientHeight }, maximum };
  };
  const show = (next: number) => {
    index = next;
    image.remove();
    const picture = pictures[index];
    if (!picture) return setStatus("error");
    const own = new Image();
    const settle = (status: "shown" | "error") => () => {
      if (own !== image) return;
      if (status === "error") own.remove();
      setStatus(status);
      const following = pictures[neighbour(index, "next", pictures.length)];
      if (status === "shown" && following && !savesData()) new Image().src = following.src;
    };
    image = own;
    stage.prepend(own);
    setView(restingView);
    setStatus("loading");
    Object.assign(own, {
      alt: picture.alt,
      draggable: false,
      onload: settle("shown"),
      onerror: settle("error"),
    });
    own.src = picture.src;
  };
  const go = (direction: "previous" | "next") => {
    if (pictures.length > 1) show(neighbour(index, direction, pictures.length));
  };
  const change = (command: ViewCommand) => {
    if (image.isConnected) setView(viewAfter(view, command, measure()));
  };
  const act = (command: PreviewCommand) => (isAboutView(command) ? change(command) : go(command));

  const signal = openOverlay(dialog, opener);
  show(start);
  followGestures(stage, { view: () => view, setView, measure, onSwipe: go }, signal);
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const meaning = meaningOf(event.key, view.scale > 1);
      if (!meaning) return;
      event.preventDefault();
      if (typeof meaning === "string") return act(meaning);
      const { fitted, stage: room } = measure();
      setView(moved(view, meaning, fitted, room));
    },
    { signal },
  );
  dialog.addEventListener(
    "click",
    ({ target }) => {
      const wanted = (target as Element).closest<HTMLElement>("[data-act]:not([aria-disabled=true])")?.dataset
        .act;
      if (wanted === "retry") show(index);
      else if (wanted && wanted !== "close") act(wanted as PreviewCommand);
    },
    { signal },
  );
  const take = throttle(imagePreviewLimits.wheelThrottleMs);
  stage.addEventListener(
    "wheel",
    (event) => {
      // The page behind must not scroll or zoom.
      event.preventDefault();
      if (event.deltaY !== 0 && take(event.timeStamp)) change(event.deltaY < 0 ? "in" : "out");
    },
    { passive: false, signal },
  );
}
