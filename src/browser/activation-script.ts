import { inlineCall } from "#platform/inline-source.ts";
import { knownCookie } from "#platform/known-cookie.ts";
import { waitingControls } from "./page-attributes.ts";

/** What happened on the page before the entry was there, and who has to be told when it is. */
export interface EarlyLife {
  /** Where the visitor gave the first sign of life. */
  readonly target: EventTarget | null;
  /** Controls whose click is held. */
  readonly clicked: ReadonlySet<HTMLElement>;
  /** Fields that were changed. */
  readonly changed: ReadonlySet<EventTarget>;
  /** Whether Escape was pressed. */
  readonly isEscaped: boolean;
  /** Path and query that the page was rendered for; going back may have changed the address since. */
  readonly address: string;
  /** Whoever calls this answers clicks from now on. */
  readonly takeOver: () => void;
}

declare global {
  interface Window {
    volanteEarlyLife?: EarlyLife;
  }
}

/**
 * Fetches the entry at the first sign of life, so that a page that nobody touches, and a crawler, fetch nothing. A click
 * on what needs a script is held until then and shown as busy; after `patience` ms, or when the script does not load, it
 * goes its native way. Sent as text, so it may use nothing from outside itself.
 */
const wakeOnLife = (waiting: string, patience: number, known: string) => {
  const page = document.documentElement;
  const clicked = new Set<HTMLElement>();
  const changed = new Set<EventTarget>();
  const signs = ["scroll", "touchstart", "pointerover", "pointerdown", "keydown", "focusin", "popstate"];
  const ended = new AbortController();
  const early = {
    target: null as EventTarget | null,
    clicked,
    changed,
    address: location.pathname + location.search,
    isEscaped: false,
    takeOver: () => ended.abort(),
  };
  const how = { capture: true, passive: true, signal: ended.signal };
  let isAwake = false;
  const giveUp = () => {
    if (ended.signal.aborted) return;
    ended.abort();
    page.dataset.scripts = "refused";
    for (const control of clicked) {
      control.ariaBusy = null;
      control.click();
    }
  };
  const bring = () => {
    // What scripts write before, React would take for another page, and render all of it again.
    if ("hydrates" in page.dataset) setTimeout(bring, 50);
    else
      page.append(
        Object.assign(document.createElement("script"), {
          type: "module",
          src: page.dataset.entry,
          onerror: giveUp,
        }),
      );
  };
  const wake = (target: EventTarget | null) => {
    if (isAwake) return;
    isAwake = true;
    early.target = target;
    self.volanteEarlyLife = early;
    page.dataset.scripts = "waking";
    bring();
    setTimeout(giveUp, patience);
  };
  for (const type of signs)
    addEventListener(
      type,
      (event) => {
        const { key, clientX, clientY } = event as KeyboardEvent & PointerEvent;
        // Crawlers' browsers have no pointer, and make one up in the corner when a page is shown.
        if (event.type === "pointerover" && !clientX && !clientY) return;
        early.isEscaped ||= key === "Escape";
        wake(event.target);
      },
      how,
    );
  for (const type of ["input", "change"])
    addEventListener(
      type,
      ({ target }) => {
        if (target) changed.add(target);
        wake(target);
      },
      how,
    );
  addEventListener(
    "click",
    (event) => {
      const { target } = event;
      const control = target instanceof Element && target.closest<HTMLElement>(waiting);
      if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      clicked.add(control);
      control.ariaBusy = "true";
      wake(target);
    },
    { capture: true, signal: ended.signal },
  );
  // A panel is to be opened, the focus to be put on the link from which the visitor comes back, or somebody is signed in.
  if (location.hash.length > 1 || history.state?.followed || document.cookie.includes(known)) wake(null);
};

const patienceMs = 8000;

/** The inline script as text. The address of the entry stands on the root element (`data-entry`). */
export const activationScript = (): string =>
  inlineCall(wakeOnLife, waitingControls, patienceMs, knownCookie);
