import { filtersInForce, formAddress } from "./form-address.ts";
import type { Go, ListFacts } from "./list-facts.ts";

const pauseMs = 150;
const mark = "volanteFilters";

const isMarked = () => history.state?.[mark] === true;

/** What the panel of the filters does on a phone: it can be left by going back, and says how many it would show. */
export interface FilterPanel {
  readonly isOpen: () => boolean;
  /** A field has changed: asks how many vehicles it would show. */
  readonly recount: () => void;
  readonly clear: () => void;
  /** Closes it and leads to what was chosen. */
  readonly leave: () => void;
}

/** Takes over the panel; `signal` ends it. */
export function openFilterPanel(
  panel: HTMLFormElement,
  facts: ListFacts,
  go: Go,
  signal: AbortSignal,
): FilterPanel {
  const button = panel.querySelector("button[type=submit]");
  const status = panel.querySelector("[role=status]");
  let leaving = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();
  const isOpen = () => panel.matches(":popover-open");
  const say = (total: string) => {
    if (button) button.textContent = facts.show.replace("{total}", total);
    if (status) status.textContent = total;
  };
  const count = async () => {
    asking.abort();
    asking = new AbortController();
    const { kind, dealers, locale, preset } = facts;
    const asked = filtersInForce(new FormData(panel), preset);
    asked.set("locale", locale);
    if (kind) asked.set("kind", kind);
    if (dealers) asked.set("dealers", dealers);
    button?.setAttribute("aria-busy", "true");
    try {
      const answer = await fetch(`/api/search/total?${asked}`, { signal: asking.signal });
      if (answer.ok) say(((await answer.json()) as { total: string }).total);
      button?.removeAttribute("aria-busy");
    } catch {
      // Asked anew meanwhile, or not to be had: the button keeps what it says and works all the same.
      if (!asking.signal.aborted) button?.removeAttribute("aria-busy");
    }
  };
  const recount = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void count(), pauseMs);
  };
  const onOpen = () => {
    // The framework's own entry once more: going back leaves the panel, not the page.
    if (!isMarked()) history.pushState({ ...history.state, [mark]: true }, "");
    recount();
  };
  const onClose = () => {
    if (isMarked() && !leaving) history.back();
    const opener = document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]:not(form *)`);
    if (document.activeElement === document.body) opener?.focus();
  };
  panel.addEventListener("toggle", (event) => (event.newState === "open" ? onOpen() : onClose()), { signal });
  addEventListener(
    "popstate",
    () => {
      if (isOpen() && !isMarked()) panel.hidePopover();
    },
    { signal },
  );
  signal.addEventListener("abort", () => {
    clearTimeout(waiting);
    asking.abort();
  });
  if (isOpen()) onOpen();
  return {
    isOpen,
    recount,
    clear: () => {
      for (const field of panel.elements) {
        if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked &&= field.disabled;
        else if (
          field instanceof HTMLSelectElement ||
          (field instanceof HTMLInputElement && field.type === "text")
        )
          field.value = "";
      }
      panel.querySelector("input[name=priceFrom]")?.dispatchEvent(new Event("input", { bubbles: true }));
    },
    leave: () => {
      const address = formAddress(facts.path, new FormData(panel), facts.preset);
      leaving = address !== location.pathname + location.search;
      if (leaving) go(address, isMarked());
      panel.hidePopover();
    },
  };
}
