import { announceVisitor, knownVisitor } from "#browser/known-visitor.ts";
import { emit, listenTo } from "#browser/page-events.ts";
import { fill } from "#platform/fill.ts";
import { showAlert } from "#ui/alert/show-alert.ts";
import { nameBeside } from "../name-beside.ts";
import { favouriteFields, favouriteFormId, favouritePath } from "./favourite-fields.ts";

const hearts = "button[data-favourite]";

/** Sets the state of a button: pressed or not; one with text has one for each state. */
const setState = (button: HTMLButtonElement, isKept: boolean | undefined): void => {
  button.dataset.kept = String(isKept);
  if (button.ariaLabel) button.ariaPressed = isKept === undefined ? null : String(isKept);
};

/** Updates the favourite buttons and counters. */
const show = (): void => {
  const favourites = knownVisitor()?.favourites;
  for (const button of document.querySelectorAll<HTMLButtonElement>(hearts))
    setState(button, favourites?.includes(button.value));
  for (const place of document.querySelectorAll("[data-count=favourites]"))
    place.textContent = String(favourites?.length || "");
};

/** Adds or removes a favourite: the button changes at once, and again with the service's response. */
const toggle = async (button: HTMLButtonElement): Promise<void> => {
  const { dataset, form } = button;
  const change = dataset.kept === "true" ? "remove" : "add";
  const body = new FormData(form ?? undefined, button);
  body.set(favouriteFields.change, change);
  button.ariaBusy = "true";
  setState(button, change === "add");
  const { status } = await fetch(favouritePath, {
    method: "POST",
    headers: { accept: "application/json" },
    body,
  }).catch(() => ({ status: 0 }));
  button.ariaBusy = null;
  const isDone = status === 200;
  // Signed out since: the form goes to the login, which carries it out afterwards.
  if (status === 401) {
    announceVisitor(undefined);
    return button.click();
  }
  if (!isDone) show();
  emit("volante:kept");
  const words = document.getElementById(favouriteFormId)?.dataset ?? {};
  const message = words[isDone ? change : status === 409 ? "full" : "failed"] ?? "";
  showAlert({
    type: isDone ? "success" : "error",
    message: fill(message, { name: nameBeside(button, dataset.favourite) }),
  });
};

/**
 * Handles favourite buttons in place for signed-in visitors; for others the form is submitted natively, to
 * the login.
 */
export const startFavourites = (): void => {
  document.addEventListener("submit", (event) => {
    const button = event.submitter as HTMLButtonElement | null;
    if (!button?.matches(hearts) || !knownVisitor()?.favourites) return;
    event.preventDefault();
    if (!button.ariaBusy) void toggle(button);
  });
  listenTo("volante:visitor", show);
  listenTo("volante:exchanged", show);
  show();
};
