import { isErrorShown, truncateText } from "./input-rules.ts";

const fields = "[data-error],[data-max-length]";
/** Fields that have lost the focus once. */
const left = new WeakSet<Element>();

const asField = (target: EventTarget | null): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.matches(fields) ? target : undefined;

/** Shows or hides the server-rendered error below the field. */
const showError = (field: HTMLInputElement): void => {
  const { error: id = "", errorShown } = field.dataset;
  const error = document.getElementById(id);
  const isShown = isErrorShown({
    error: field.validity.valid ? undefined : id,
    showError: errorShown === "left",
    forceError: errorShown === "always",
    blurred: left.has(field),
  });
  if (!error || error.hidden !== isShown) return;
  error.hidden = !isShown;
  field.ariaInvalid = isShown ? "true" : null;
  const others = (field.getAttribute("aria-describedby") ?? "").split(" ").filter((each) => each !== id);
  field.setAttribute("aria-describedby", [...others, isShown ? id : ""].filter(Boolean).join(" "));
};

const onInput = (event: Event): void => {
  const field = asField(event.target);
  if (!field) return;
  const { maxLength } = field.dataset;
  if (maxLength !== undefined && !(event as InputEvent).isComposing) {
    const truncated = truncateText(field.value, Number(maxLength));
    if (truncated !== field.value) field.value = truncated;
  }
  showError(field);
};

/** Validates fields of `TextInput` while they are filled in. */
export const start = (): void => {
  document.addEventListener("input", onInput);
  document.addEventListener("focusout", ({ target }) => {
    const field = asField(target);
    if (!field) return;
    left.add(field);
    showError(field);
  });
};
