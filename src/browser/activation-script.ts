import { inlineCall } from "#platform/inline-source.ts";
import { knownCookie } from "#platform/known-cookie.ts";
import { waitingControls } from "./page-attributes.ts";

/** Events on the page before the entry script ran, and how the entry takes over. */
export interface EarlyLife {
  /** Target of the first interaction. */
  readonly target: EventTarget | null;
  /** Controls whose click is deferred. */
  readonly clicked: ReadonlySet<HTMLElement>;
  /** Fields that were changed. */
  readonly changed: ReadonlySet<EventTarget>;
  /** Whether Escape was pressed. */
  readonly isEscaped: boolean;
  /** Path and query that the page was rendered for; history navigation may have changed the address since. */
  readonly address: string;
  /** Called by the entry: from then on it handles clicks. */
  readonly takeOver: () => void;
}

declare global {
  interface Window {
    volanteEarlyLife?: EarlyLife;
  }
}

/**
 * Loads the entry on the first interaction, so that an idle page, or a crawler, loads nothing. A click on a
 * control that needs a script is deferred until then and marked busy. After `timeout` ms, or when the script
 * fails to load, it gets its native behaviour. Serialized as text, so it may not refer to anything outside
 * itself.
 */
const loadOnInteraction = (waiting: string, timeout: number, known: string) => {
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
  let isActive = false;
  const giveUp = () => {
    if (ended.signal.aborted) return;
    ended.abort();
    page.dataset.scripts = "refused";
    for (const control of clicked) {
      control.ariaBusy = null;
      control.click();
    }
  };
  const appendEntry = () => {
    // React would see markup changed before hydration as a mismatch, and render the page again.
    if ("hydrates" in page.dataset) setTimeout(appendEntry, 50);
    else
      page.append(
        Object.assign(document.createElement("script"), {
          type: "module",
          src: page.dataset.entry,
          onerror: giveUp,
        }),
      );
  };
  const activate = (target: EventTarget | null) => {
    if (isActive) return;
    isActive = true;
    early.target = target;
    self.volanteEarlyLife = early;
    page.dataset.scripts = "waking";
    appendEntry();
    setTimeout(giveUp, timeout);
  };
  for (const type of signs)
    addEventListener(
      type,
      (event) => {
        const { key, clientX, clientY } = event as KeyboardEvent & PointerEvent;
        // Browsers of crawlers have no pointer, and report one at 0,0 when a page is shown.
        if (event.type === "pointerover" && !clientX && !clientY) return;
        early.isEscaped ||= key === "Escape";
        activate(event.target);
      },
      how,
    );
  for (const type of ["input", "change"])
    addEventListener(
      type,
      ({ target }) => {
        if (target) changed.add(target);
        activate(target);
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
      activate(target);
    },
    { capture: true, signal: ended.signal },
  );
  // Load at once to open a panel, to restore the focus on the link followed, or for a signed-in visitor.
  const resume = () => {
    if (location.hash.length > 1 || history.state?.followed || document.cookie.includes(known))
      activate(null);
  };
  // A page that is rendered ahead may never be seen.
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", resume);
  else resume();
};

const timeoutMs = 8000;

/** The inline script as text. It reads the address of the entry from the root element (`data-entry`). */
export const activationScript = (): string =>
  inlineCall(loadOnInteraction, waitingControls, timeoutMs, knownCookie);
