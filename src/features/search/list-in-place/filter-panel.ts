import { filtersOf, listIn, listStateOf } from "./list-state.ts";
import { pushEntry } from "./push-entry.ts";
import { countAddress } from "./requested-address.ts";

const pauseMs = 150;
const mark = "volanteFilters";

let waiting: ReturnType<typeof setTimeout> | undefined;
let pending = new AbortController();
/** It is being closed by what leads on from it, not to go back. */
let isLeft = false;

const isMarked = (): boolean => history.state?.[mark] === true;

/** Whether the present entry of the history stands for the open panel, which going back closes. */
export const isPanelEntry = isMarked;

export const isPanelOpen = (panel: Element | null): boolean => panel?.matches(":popover-open") ?? false;

const count = async (panel: HTMLFormElement): Promise<void> => {
  const list = panel.closest<HTMLElement>("[data-list]");
  const button = panel.querySelector("button[type=submit]") as HTMLButtonElement;
  const status = panel.querySelector("[role=status]") as HTMLElement;
  // Exchanged meanwhile.
  if (!list) return;
  const { count: service, preset, show } = listStateOf(list);
  pending.abort();
  const own = new AbortController();
  pending = own;
  button.ariaBusy = "true";
  try {
    const answer = await fetch(countAddress(service, new FormData(panel), preset), { signal: own.signal });
    if (answer.ok) {
      const { total } = (await answer.json()) as { total: string };
      // The same text node: WebKit knows of no click where what was pressed has been exchanged meanwhile.
      (button.firstChild as Text).data = show.replace("{total}", total);
      status.textContent = total;
    }
  } catch {
    // Requested again meanwhile, or unavailable: the button keeps its label and works anyway.
  }
  if (!own.signal.aborted) button.ariaBusy = null;
};

/** Shows on the button of the panel how many vehicles it would show now. */
export const recount = (panel: HTMLFormElement): void => {
  clearTimeout(waiting);
  waiting = setTimeout(() => void count(panel), pauseMs);
};

/** The panel is open, also after another list was put under it. Going back leaves the panel, not the page. */
export const panelOpened = (panel: HTMLFormElement): void => {
  if (!isMarked()) pushEntry({ [mark]: true });
  recount(panel);
};

const panelClosed = (panel: HTMLFormElement): void => {
  clearTimeout(waiting);
  if (isMarked() && !isLeft) history.back();
  isLeft = false;
  const opener = document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]:not(form *)`);
  if (document.activeElement === document.body) opener?.focus();
};

/** Takes everything off that was chosen, without leading anywhere yet. */
export const clearPanel = (panel: HTMLFormElement): void => {
  for (const field of panel.elements) {
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked &&= field.disabled;
    else if (
      field instanceof HTMLSelectElement ||
      (field instanceof HTMLInputElement && field.type === "text")
    )
      field.value = "";
  }
  panel.querySelector("[name=priceFrom]")?.dispatchEvent(new Event("input", { bubbles: true }));
};

/** Closes it. @param isLeading whether something else will be shown, so that this is no going back */
export const leavePanel = (panel: HTMLFormElement, isLeading: boolean): void => {
  isLeft = isLeading;
  panel.hidePopover();
};

export const startPanel = (): void => {
  document.addEventListener(
    "toggle",
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLFormElement) || !target.closest("[data-list]")) return;
      if (event.newState === "open") panelOpened(target);
      else panelClosed(target);
    },
    true,
  );
  addEventListener("popstate", () => {
    const list = listIn(document);
    const panel = list && filtersOf(list);
    if (!isMarked() && isPanelOpen(panel)) panel?.hidePopover();
  });
  const list = listIn(document);
  const panel = list && filtersOf(list);
  if (panel && isPanelOpen(panel)) panelOpened(panel);
};
