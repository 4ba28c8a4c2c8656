import { afterPress } from "./after-press.ts";
import { isErrorShown, truncateText } from "./input-rules.ts";

/** Fields that have lost the focus once. */
const left = new WeakSet<EventTarget>();

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Writes what is wrong with a field below it once it was left, and takes it away when it is corrected. What the server has said stays until
 * then.
 */
const judge = (field: Field, isTyped: boolean): void => {
  const { error: id = "", empty, wrong } = field.dataset;
  const error = document.getElementById(id);
  if (!error) return;
  const { valid, valueMissing } = field.validity;
  const words = valid ? "" : valueMissing ? empty : wrong;
  const isShown = isErrorShown({
    error: words,
    showError: true,
    forceError: !error.hidden,
    blurred: left.has(field),
  });
  if (!isShown && !isTyped) return;
  error.hidden = !isShown;
  field.ariaInvalid = isShown ? "true" : null;
  error.querySelector("span")?.replaceChildren(words ?? "");
};

const cut = (field: Field, event: Event): void => {
  const { maxLength } = field.dataset;
  if (maxLength === undefined || (event as InputEvent).isComposing) return;
  const truncated = truncateText(field.value, Number(maxLength));
  if (truncated !== field.value) field.value = truncated;
};

/** Validates fields while they are filled in. */
export const start = (): void => {
  document.addEventListener("input", (event) => {
    const { target } = event;
    if (!isField(target)) return;
    cut(target, event);
    judge(target, true);
  });
  const whenReleased = afterPress(document);
  document.addEventListener("focusout", ({ target }) => {
    if (!isField(target)) return;
    whenReleased(() => {
      left.add(target);
      judge(target, false);
    });
  });
};
