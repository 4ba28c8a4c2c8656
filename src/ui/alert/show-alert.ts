import { type AlertMessage, withAlert } from "./alert-types.ts";

type ShownAlert = AlertMessage & { readonly element: HTMLElement };

/** Screen readers have to know a new live region before it changes. */
const settleMs = 100;
let shown: readonly ShownAlert[] = [];
/** What had the focus before the alerts; restored when they close. */
let cameFrom: HTMLElement | null = null;

const update = (next: readonly ShownAlert[]): void => {
  for (const alert of shown) if (!next.includes(alert)) alert.element.remove();
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

const place = (alert: ShownAlert): void => {
  if (!shown.includes(alert)) return;
  const region = findRegion();
  region?.append(alert.element);
  // Alerts of a dialog that closes move to the page.
  region?.closest("dialog")?.addEventListener("close", () => place(alert), { once: true });
};

const fill = (element: HTMLElement, { message, typeLabel }: AlertMessage): void => {
  const [title, text] = element.querySelectorAll("strong, p");
  if (title && typeLabel !== undefined) title.textContent = typeLabel;
  if (text) text.textContent = message;
};

/** Shows an alert over the page for 4 s: a copy of the server's template of its type (`AlertModels`). */
export const showAlert = (message: AlertMessage): void => {
  const model = document.querySelector(`[data-alert-models] > [data-alert=${message.type}]`);
  if (!model) return;
  const element = model.cloneNode(true) as HTMLElement;
  const alert = { ...message, element };
  const remove = () => update(shown.filter((other) => other !== alert));
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
  update(withAlert(shown, alert));
  findRegion();
  setTimeout(place, settleMs, alert);
};

/** Removes all alerts of the page. */
export const clearAlerts = (): void => update([]);
