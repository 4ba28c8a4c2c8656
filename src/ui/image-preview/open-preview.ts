import { imagePreviewLimits } from "#domain/widget-constants.ts";
import { fill } from "#platform/fill.ts";
import { openOverlay } from "../overlay/open-overlay.ts";
import { followGestures } from "./follow-gestures.ts";
import { meaningOf, type PreviewCommand, stepOf } from "./preview-keys.ts";
import { held, maximumScale, neighbour, restingView, type ViewCommand, viewAfter } from "./preview-view.ts";
import { throttle } from "./throttle.ts";

const savesData = (): boolean | undefined =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;

/**
 * Shows pictures in the dialog of `image-preview.tsx`, one at a time. Keys: arrows (another picture, or to
 * move an enlarged one), + and -, 0, r and R, Escape. Touch: swipe, pinch, and tap to centre on a point.
 * @param start index of the first picture, from 0
 */
export const openPreview = (
  dialog: HTMLDialogElement,
  opener: HTMLElement,
  pictures: readonly HTMLAnchorElement[],
  start: number,
): void => {
  const find = (selector: string) => dialog.querySelector(selector) as HTMLElement;
  const frame = find("figure");
  const stage = find("[data-stage]");
  const caption = find("[data-counter]");
  const [counter, text] = caption.children as unknown as [Element, Element];
  let index = start;
  let view = restingView;
  let image = new Image();

  const setStatus = (status: "loading" | "shown" | "error") => {
    frame.dataset.status = status;
    for (const tool of dialog.querySelectorAll("[aria-disabled]"))
      tool.ariaDisabled = String(status !== "shown");
  };
  const maximum = () => maximumScale(image.naturalWidth, image.offsetWidth);
  const setView = (next: typeof view) => {
    view = held(next, [image.offsetWidth, image.offsetHeight], [stage.clientWidth, stage.clientHeight]);
    const { x, y, rotation, scale } = view;
    stage.style.setProperty("--view", `translate(${x}px, ${y}px) rotate(${rotation}deg) scale(${scale})`);
  };
  const show = (next: number) => {
    index = next;
    stage.querySelector("img")?.remove();
    const picture = pictures[index];
    if (!picture) return setStatus("error");
    const own = new Image();
    image = own;
    stage.prepend(own);
    find("[data-written]").replaceChildren(
      (picture.parentElement as Element).querySelector("svg")?.cloneNode(true) ?? "",
    );
    setView(restingView);
    setStatus("loading");
    counter.textContent = fill(caption.dataset.counter ?? "", { number: index + 1 });
    text.textContent = own.alt = (picture.querySelector("img") as HTMLImageElement).alt;
    own.draggable = false;
    own.onload = () => {
      if (own !== image) return;
      setStatus("shown");
      const following = pictures[neighbour(index, 1, pictures.length)] as HTMLAnchorElement;
      if (!savesData()) new Image().src = following.href;
    };
    own.onerror = () => {
      if (own !== image) return;
      own.remove();
      setStatus("error");
      text.textContent = find("[data-failed]").textContent;
    };
    own.src = picture.href;
  };
  const go = (step: number) => {
    if (step && pictures.length > 1) show(neighbour(index, step, pictures.length));
  };
  const change = (command: ViewCommand) => {
    if (image.isConnected) setView(viewAfter(view, command, maximum()));
  };
  const act = (command: PreviewCommand) => {
    const step = stepOf[command];
    if (step) go(step);
    else change(command as ViewCommand);
  };

  const { listen } = openOverlay(dialog, opener);
  show(start);
  followGestures(stage, listen, { view: () => view, setView, maximum, go });
  listen(document, "keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const meaning = meaningOf(event.key, view.scale > 1);
    if (!meaning) return;
    event.preventDefault();
    if (typeof meaning === "string") act(meaning);
    else setView({ ...view, x: view.x + meaning[0], y: view.y + meaning[1] });
  });
  listen(dialog, "click", ({ target }) => {
    const control = (target as Element).closest<HTMLElement>("[data-act]:not([aria-disabled=true])");
    const wanted = control?.dataset.act;
    if (wanted === "retry") show(index);
    else if (wanted && wanted !== "close") act(wanted as PreviewCommand);
  });
  const take = throttle(imagePreviewLimits.wheelThrottleMs);
  listen(stage, "wheel", (event) => {
    // The page behind must not scroll or zoom.
    event.preventDefault();
    if (event.deltaY && take(event.timeStamp)) change(event.deltaY < 0 ? "in" : "out");
  });
};
