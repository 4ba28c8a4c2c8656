import { findValues } from "./find-values.ts";
import { isTyped } from "./is-typed.ts";
import { filtersOf, listIn } from "./list-state.ts";

const controls = "a, button, input:not([type=hidden]), select, summary";

/** What a control is called, which stays the same when the list around it changes; numbers do not. */
const keyOf = (control: Element): string => {
  const field =
    control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : undefined;
  const value = field?.type === "checkbox" ? field.value : "";
  const text = control.getAttribute("aria-label") ?? (field ? "" : control.textContent.replace(/\d+/g, ""));
  return [control.tagName, field?.name, value, text.trim()].join("|");
};

const finderIn = (list: Element) => list.querySelector<HTMLInputElement>("input[data-find]");

/**
 * Changes the list and keeps the visitor's place in it: the focus, what is being typed, what is looked for among the brands,
 * the open panel. All else is as the server says.
 * @param asked what the field with the focus held when the list was asked for
 * @returns the list as it is now, and whether the focus found its control again
 */
export const keepPlace = (
  list: HTMLElement,
  asked: string | undefined,
  change: () => void,
): { readonly list: HTMLElement; readonly isFound: boolean } => {
  const active = list.contains(document.activeElement) ? document.activeElement : null;
  const key = active?.matches(controls) ? keyOf(active) : undefined;
  const field = isTyped(active) ? active : undefined;
  const { value = "", selectionStart = null } = field ?? {};
  const found = finderIn(list)?.value ?? "";
  const isOpen = filtersOf(list)?.matches(":popover-open");

  change();
  const now = listIn(document) ?? list;
  for (const form of now.querySelectorAll("form")) form.reset();
  const finder = finderIn(now);
  if (finder && found !== "") {
    finder.value = found;
    findValues(finder);
  }
  const panel = filtersOf(now);
  if (isOpen && !panel?.matches(":popover-open")) panel?.showPopover();
  if (key === undefined) return { list: now, isFound: true };
  const control = [...now.querySelectorAll<HTMLElement>(controls)].find((each) => keyOf(each) === key);
  control?.focus({ preventScroll: true });
  if (field && isTyped(control)) {
    if (value !== asked) control.value = value;
    control.setSelectionRange(selectionStart, selectionStart);
  }
  return { list: now, isFound: control !== undefined };
};
