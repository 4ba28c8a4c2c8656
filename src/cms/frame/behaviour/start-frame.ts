import { knownVisitor } from "#browser/known-visitor.ts";
import { listenTo } from "#browser/page-events.ts";
import { startDropdowns } from "#ui/dropdown/start-dropdowns.ts";
import { startPopups } from "#ui/popup/start-popups.ts";
import { startTooltips } from "#ui/tooltip/start-tooltips.ts";

const nested = "[data-nested]";

const asElement = (target: EventTarget | null): Element | undefined =>
  target instanceof Element ? target : undefined;

/** A form in a popover, such as the filters, closes itself. */
const openMenus = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>("[popover]:popover-open:not(form)"),
];

/**
 * A link to another place of the site closes the menu or help that contains it, also when it links to the
 * current page.
 */
const closeAfterLink = ({ target }: Event): void => {
  const link = asElement(target)?.closest("a[href]");
  const isOutside =
    /^https?:/i.test(link?.getAttribute("href") ?? "") || link?.getAttribute("target") === "_blank";
  if (!link || isOutside) return;
  for (const menu of openMenus()) if (menu.contains(link)) menu.hidePopover();
};

const openDisclosures = (): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>(`${nested} > details[open]`),
];

/** Nested lists of the header's row; in the menu of small screens they stay open, as they cover nothing. */
const closeOthers = (inside: Node | null): void => {
  for (const disclosure of openDisclosures()) {
    const isInMenu = disclosure.closest("[popover]:popover-open");
    if (!isInMenu && !disclosure.parentElement?.contains(inside)) disclosure.open = false;
  }
};

/** Closes nested lists, whether opened by key or by hover (WCAG 1.4.13). */
const closeNested = (): void => {
  if (openMenus().length > 0) return;
  for (const disclosure of openDisclosures()) {
    const summary = disclosure.querySelector("summary");
    if (disclosure.parentElement?.contains(document.activeElement)) summary?.focus();
    disclosure.open = false;
  }
  for (const item of document.querySelectorAll<HTMLElement>(`${nested}:hover`)) {
    item.dataset.dismissed = "";
    item.addEventListener("pointerleave", () => delete item.dataset.dismissed, { once: true });
  }
};

/**
 * While the menu covers the page its button is unreachable and loses the focus; it is restored when the menu
 * closes.
 */
const giveFocusBack = (event: Event): void => {
  const menu = asElement(event.target);
  if ((event as ToggleEvent).newState !== "closed" || !menu?.matches("[data-covers-page]")) return;
  if (document.activeElement !== document.body && !menu.contains(document.activeElement)) return;
  document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]:not([popovertargetaction])`)?.focus();
};

/** What menus do beyond native behaviour. */
const startMenus = (): void => {
  document.addEventListener("click", closeAfterLink);
  document.addEventListener("toggle", giveFocusBack, true);
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") closeNested();
  });
  for (const type of ["pointerdown", "focusin"])
    document.addEventListener(type, ({ target }) => closeOthers(asElement(target) ?? null));
  if (window.volanteEarlyLife?.isEscaped) closeNested();
};

/** Unchanged text is not written again: WebKit would lose a press on it. */
const write = (place: Element, text: string): void => {
  if (place.textContent !== text) place.textContent = text;
};

/**
 * Shows the signed-in visitor's menu instead of the login links once they are known: their name, and the
 * number of news.
 */
const startReservedArea = (): void => {
  listenTo("volante:visitor", () => {
    const visitor = knownVisitor();
    for (const part of document.querySelectorAll<HTMLElement>("[data-visitor]"))
      part.hidden = (part.dataset.visitor === "in") !== Boolean(visitor);
    for (const place of document.querySelectorAll<HTMLElement>("[data-visitor-name]"))
      write(place, visitor?.name || (place.dataset.visitorName ?? ""));
    for (const place of document.querySelectorAll<HTMLElement>("[data-visitor-count]")) {
      const count = visitor?.counts?.[place.dataset.visitorCount ?? ""] ?? 0;
      place.hidden = count === 0;
      write(place.querySelector("b") ?? place, String(count));
    }
  });
};

/** Behaviours of every page: menus, and small widgets that may be anywhere. */
export const start = (): void => {
  startMenus();
  startReservedArea();
  startTooltips();
  startDropdowns();
  startPopups();
};
