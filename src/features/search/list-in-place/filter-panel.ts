import { filtersOf, listIn } from "./list-state.ts";
import { pushEntry } from "./push-entry.ts";

const mark = "volanteFilters";

/** It is being closed by what leads on from it, not to go back. */
let isLeft = false;

const isMarked = (): boolean => history.state?.[mark] === true;

/** Whether the present entry of the history stands for the open panel, which going back closes. */
export const isPanelEntry = isMarked;

export const isPanelOpen = (panel: Element | null): boolean => panel?.matches(":popover-open") ?? false;

/** The panel is open, also after another list was put under it. Going back leaves the panel, not the page. */
export const panelOpened = (): void => {
  if (!isMarked()) pushEntry({ [mark]: true });
};

const panelClosed = (panel: HTMLFormElement): void => {
  if (isMarked() && !isLeft) history.back();
  isLeft = false;
  const opener = document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]:not(form *)`);
  if (document.activeElement === document.body) opener?.focus();
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
      if (event.newState === "open") panelOpened();
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
  if (list && isPanelOpen(filtersOf(list))) panelOpened();
};
