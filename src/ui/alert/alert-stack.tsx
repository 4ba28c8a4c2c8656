import { createRoot, type Root } from "react-dom/client";
import es from "#locales/es/alerts.ts";
import pt from "#locales/pt/alerts.ts";
import styles from "./alert.module.css";
import { Alert } from "./alert.tsx";
import { type AlertMessage, titleKeyOf, withAlert } from "./alert-types.ts";

type ShownAlert = AlertMessage & { readonly id: number };
type Place = { readonly root: Root; shown: readonly ShownAlert[] };

const places = new Map<Element, Place>();
/** A region that has just been made has to be known to screen readers before it changes. */
const settleMs = 100;
let lastId = 0;
/** Where the focus came from when it went into the alerts: it goes back there when they are closed. */
let cameFrom: EventTarget | null = null;

/** An alert lies in the topmost modal dialog where one is open: everything outside of it is neither read nor reached. */
function regionOf(): Element {
  const holder = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const known = [...holder.querySelectorAll("[data-alerts]")].find(
    (region) => region.closest("dialog:modal") === holder || holder === document.body,
  );
  if (known) return known;
  const region = document.createElement("div");
  region.className = styles.region ?? "";
  region.dataset.alerts = "";
  region.setAttribute("role", "status");
  region.setAttribute("aria-atomic", "false");
  holder.append(region);
  return region;
}

function placeIn(region: Element): Place {
  const known = places.get(region);
  if (known) return known;
  const stack = document.createElement("div");
  stack.className = styles.stack ?? "";
  region.append(stack);
  const place: Place = { root: createRoot(stack), shown: [] };
  places.set(region, place);
  stack.addEventListener("focusin", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && stack.contains(relatedTarget))) cameFrom = relatedTarget;
  });
  // What was shown inside a dialog that closes is shown on over the page.
  region.closest("dialog")?.addEventListener("close", () => {
    const left = place.shown;
    place.shown = [];
    draw(place);
    for (const alert of left) addAlert(alert);
  });
  return place;
}

function draw(place: Place): void {
  const words = document.documentElement.lang === "pt" ? pt : es;
  const remove = (id: number) => {
    place.shown = place.shown.filter((alert) => alert.id !== id);
    draw(place);
  };
  const close = (id: number) => {
    remove(id);
    if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
  };
  place.root.render(
    place.shown.map(({ id, type, message, typeLabel }) => (
      <Alert
        key={id}
        type={type}
        title={typeLabel ?? words.titles[titleKeyOf(type)]}
        close={{ "aria-label": words.close, onClick: () => close(id) }}
        onAnimationEnd={() => remove(id)}
      >
        <p>{message}</p>
      </Alert>
    )),
  );
}

/** Adds an alert to those that are shown. */
export function addAlert(alert: AlertMessage): void {
  for (const region of places.keys()) if (!region.isConnected) places.delete(region);
  const region = regionOf();
  const isNew = !places.has(region);
  const place = placeIn(region);
  lastId += 1;
  place.shown = withAlert(place.shown, { ...alert, id: lastId });
  if (isNew) setTimeout(draw, settleMs, place);
  else draw(place);
}

/** Removes all that are shown. */
export function removeAlerts(): void {
  for (const place of places.values()) {
    place.shown = [];
    draw(place);
  }
}
