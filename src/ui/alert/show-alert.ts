import type { AlertMessage } from "./alert-types.ts";

/** Screen readers have to know a new live region before it changes. */
const settleMs = 100;
let shown: HTMLElement | undefined;
/** What had the focus before the alerts; restored when they close. */
let cameFrom: HTMLElement | null = null;

/** One at a time: several would cover a phone. */
const update = (next?: HTMLElement): void => {
  shown?.remove();
  shown = next;
};

/** Alerts are rendered in the topmost modal dialog: elements outside of it are inert. */
const findRegion = (): Element | undefined => {
  const dialogs = [...document.querySelectorAll("dialog:modal")];
  const holder = document.activeElement?.closest("dialog:modal") ?? dialogs.at(-1) ?? document.body;
  const known = holder.querySelector(":scope > [data-alerts]");
  if (known) return known;
  const region = document.querySelector("[data-alerts]")?.cloneNode();
  return region && (holder.appendChild(region) as Element);
};

const place = (alert: HTMLElement): void => {
  if (shown !== alert) return;
  const region = findRegion();
  region?.append(alert);
  // Alerts of a dialog that closes move to the page.
  region?.closest("dialog")?.addEventListener("close", () => place(alert), { once: true });
};

const fill = (element: HTMLElement, { message, typeLabel, link }: AlertMessage): void => {
  const [title, text] = element.querySelectorAll("strong, p");
  if (title && typeLabel !== undefined) title.textContent = typeLabel;
  if (text) text.textContent = message;
  if (link) text?.append(" ", Object.assign(document.createElement("a"), link));
};

/** Shows an alert over the page for 4 s: a copy of the server's one of its type (`cms/frame/flash-messages`). */
export const showAlert = (message: AlertMessage): void => {
  const model = document.querySelector(`[data-alert=${message.type}]`);
  if (!model) return;
  const element = model.cloneNode(true) as HTMLElement;
  const remove = () => shown === element && update();
  element.popover = null;
  element.id = "";
  fill(element, message);
  element.addEventListener("animationend", remove);
  element.addEventListener("focusin", ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !relatedTarget.closest("[data-alerts]"))
      cameFrom = relatedTarget;
  });
  element.querySelector("button")?.addEventListener("click", () => {
    remove();
    cameFrom?.focus({ preventScroll: true });
  });
  update(element);
  findRegion();
  setTimeout(place, settleMs, element);
};

/** Removes the alert of the page. */
export const clearAlerts = (): void => update();
