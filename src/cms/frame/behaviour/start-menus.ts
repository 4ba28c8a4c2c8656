const nested = "[data-nested]";

const asElement = (target: EventTarget | null): Element | undefined =>
  target instanceof Element ? target : undefined;

/** A form that opens over the page, as the filters do, decides for itself when it is done. */
const openMenus = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>("[popover]:popover-open:not(form)"),
];

/** A link to another place of the site closes the menu or help it stands in, also when it leads to this very page. */
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

/** The nested lists of the row in the header; in the menu of small screens they stay open, as there is nothing below. */
const closeOthers = (inside: Node | null): void => {
  for (const disclosure of openDisclosures()) {
    const isInMenu = disclosure.closest("[popover]:popover-open");
    if (!isInMenu && !disclosure.parentElement?.contains(inside)) disclosure.open = false;
  }
};

/** Takes nested lists away, whether a key or a hovering pointer has opened them (WCAG 1.4.13). */
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

/** While the menu covers the page its button is out of reach and loses the focus: it is given back when the menu goes. */
const giveFocusBack = (event: Event): void => {
  const menu = asElement(event.target);
  if ((event as ToggleEvent).newState !== "closed" || !menu?.matches("[data-covers-page]")) return;
  if (document.activeElement !== document.body && !menu.contains(document.activeElement)) return;
  document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]:not([popovertargetaction])`)?.focus();
};

/** What menus do beyond what the browser does by itself. */
export const startMenus = (): void => {
  document.addEventListener("click", closeAfterLink);
  document.addEventListener("toggle", giveFocusBack, true);
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") closeNested();
  });
  for (const type of ["pointerdown", "focusin"])
    document.addEventListener(type, ({ target }) => closeOthers(asElement(target) ?? null));
  if (window.volanteEarlyLife?.isEscaped) closeNested();
};
