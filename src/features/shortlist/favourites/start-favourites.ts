import { announceVisitor, knownVisitor } from "#browser/known-visitor.ts";
import { emit, listenTo } from "#browser/page-events.ts";
import { fill } from "#platform/fill.ts";
import { showAlert } from "#ui/alert/show-alert.ts";
import { nameBeside } from "../name-beside.ts";
import { favouriteFields, favouriteFormId, favouritePath } from "./favourite-fields.ts";

const hearts = "button[data-favourite]";

/** A heart is pressed or not; a button with words has others then. */
const say = (button: HTMLButtonElement, isKept: boolean | undefined): void => {
  button.dataset.kept = String(isKept);
  if (button.ariaLabel) button.ariaPressed = isKept === undefined ? null : String(isKept);
};

/** Writes what is kept onto the hearts, and how much it is beside their name. */
const show = (): void => {
  const kept = knownVisitor()?.favourites;
  for (const button of document.querySelectorAll<HTMLButtonElement>(hearts))
    say(button, kept?.includes(button.value));
  for (const place of document.querySelectorAll("[data-count=favourites]"))
    place.textContent = String(kept?.length || "");
};

/** Keeps a vehicle or keeps it no longer: its heart says so at once, and what the service says of it then stands. */
const toggle = async (button: HTMLButtonElement): Promise<void> => {
  const { dataset, form } = button;
  const change = dataset.kept === "true" ? "remove" : "add";
  const body = new FormData(form ?? undefined, button);
  body.set(favouriteFields.change, change);
  button.ariaBusy = "true";
  say(button, change === "add");
  const { status } = await fetch(favouritePath, {
    method: "POST",
    headers: { accept: "application/json" },
    body,
  }).catch(() => ({ status: 0 }));
  button.ariaBusy = null;
  const isDone = status === 200;
  // Signed out meanwhile: the form leads to the login, and is carried out after it.
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

/** Hearts of whoever is signed in, in place; everybody else's form goes its native way, to the login. */
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
