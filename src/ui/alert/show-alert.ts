import { type AlertMessage, withAlert } from "./alert-types.ts";

type ShownAlert = AlertMessage & { readonly element: HTMLElement };

/** A region that has just been made has to be known to screen readers before it changes. */
const settleMs = 100;
let shown: readonly ShownAlert[] = [];
/** Where the focus came from when it went into the alerts: it goes back there when they are closed. */
let cameFrom: HTMLElement | null = null;

const keep = (next: readonly ShownAlert[]): void => {
  for (const alert of shown) if (!next.includes(alert)) alert.element.remove();
  shown = next;
};

/** An alert lies in the topmost modal dialog where one is open: everything outside of it is neither read nor reached. */
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
  // What was shown inside a dialog that closes is shown on over the page.
  region?.closest("dialog")?.addEventListener("close", () => place(alert), { once: true });
};

const fill = (element: HTMLElement, { message, typeLabel }: AlertMessage): void => {
  const [title, text] = element.querySelectorAll("strong, p");
  if (title && typeLabel !== undefined) title.textContent = typeLabel;
  if (text) text.textContent = message;
};

/** Shows an alert over the page for 4 s: a copy of what the server rendered for its type (`AlertModels`). */
export const showAlert = (message: AlertMessage): void => {
  const model = document.querySelector(`[data-alert-models] > [data-alert=${message.type}]`);
  if (!model) return;
  const element = model.cloneNode(true) as HTMLElement;
  const alert = { ...message, element };
  const remove = () => keep(shown.filter((other) => other !== alert));
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
  keep(withAlert(shown, alert));
  findRegion();
  setTimeout(place, settleMs, alert);
};

/** Takes every alert off the page. */
export const clearAlerts = (): void => keep([]);
