import { filtersOf } from "./list-facts.ts";

/** Where the visitor was in a list whose markup is about to be exchanged, for what of it does not stay as it is. */
export interface Place {
  /** The focused control; undefined when the focus was elsewhere. */
  readonly focus: string | undefined;
  /** What has been typed into it since the list was asked for. */
  readonly typed: string | undefined;
  readonly caret: number | null;
  /** Whether the panel was open, and how far its groups were scrolled. */
  readonly panel: { readonly open: boolean; readonly top: number };
  readonly groups: ReadonlyMap<string, { readonly open: boolean; readonly top: number }>;
  readonly found: string;
}

const controls = "a, button, input:not([type=hidden]), select, summary";

/** What a control is called, which stays the same when the list around it changes; numbers do not. */
const keyOf = (control: Element): string => {
  const field =
    control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : undefined;
  const value = field instanceof HTMLInputElement && field.type === "checkbox" ? field.value : "";
  const text = control.getAttribute("aria-label") ?? (field ? "" : control.textContent.replace(/\d+/g, ""));
  return [control.tagName, field?.name, value, text.trim()].join("|");
};

const groupKey = (group: Element): string => {
  const own = group.querySelector("summary");
  const outer = group.parentElement?.closest("details");
  return `${outer ? groupKey(outer) : ""}/${own ? keyOf(own) : ""}`;
};

const panelScroller = (root: Element) => root.querySelector("[data-groups]");
const scrollerOf = (group: Element) => group.querySelector("[data-values]");

/** The field of the quick find. */
export const finderIn = (root: Element) => root.querySelector<HTMLInputElement>("input[data-find]");

/**
 * Remembers the place. `asked` is what the focused field held when the list was asked for: what has been typed since
 * then is kept, everything else is as the server says.
 */
export function rememberPlace(root: HTMLElement, asked: string | undefined): Place {
  const active = document.activeElement;
  const focused = active?.matches(controls) && root.contains(active) ? active : undefined;
  const field = focused instanceof HTMLInputElement && /text|search/.test(focused.type) ? focused : undefined;
  return {
    focus: focused && keyOf(focused),
    typed: field && field.value !== asked ? field.value : undefined,
    caret: field?.selectionStart ?? null,
    panel: {
      open: filtersOf(root)?.matches(":popover-open") ?? false,
      top: panelScroller(root)?.scrollTop ?? 0,
    },
    groups: new Map(
      [...root.querySelectorAll("details")].map((group) => [
        groupKey(group),
        { open: group.open, top: scrollerOf(group)?.scrollTop ?? 0 },
      ]),
    ),
    found: finderIn(root)?.value ?? "",
  };
}

/** Puts the new markup into the state of the old one. Says whether the focused control was found again. */
export function restorePlace(root: HTMLElement, place: Place): boolean {
  for (const group of root.querySelectorAll("details")) {
    const kept = place.groups.get(groupKey(group));
    if (!kept) continue;
    group.open = kept.open;
    const scroller = scrollerOf(group);
    if (scroller) scroller.scrollTop = kept.top;
  }
  const panel = filtersOf(root);
  if (place.panel.open && !panel?.matches(":popover-open")) panel?.showPopover();
  panelScroller(root)?.scrollTo({ top: place.panel.top, behavior: "instant" });
  if (place.focus === undefined) return true;
  const control = [...root.querySelectorAll<HTMLElement>(controls)].find(
    (each) => keyOf(each) === place.focus,
  );
  if (!control) return false;
  control.focus({ preventScroll: true });
  if (control instanceof HTMLInputElement && place.caret !== null) {
    if (place.typed !== undefined) control.value = place.typed;
    control.setSelectionRange(place.caret, place.caret);
  }
  return true;
}
