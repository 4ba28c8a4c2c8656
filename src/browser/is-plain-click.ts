type Click = Pick<
  MouseEvent,
  "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "defaultPrevented" | "target"
>;

/**
 * Whether to handle a click in place: main button, not handled yet, and no modifier key, which the browser
 * uses for new tabs, windows and downloads.
 */
export const isPlainClick = (click: Omit<Click, "target">): boolean =>
  !(
    click.button ||
    click.altKey ||
    click.ctrlKey ||
    click.metaKey ||
    click.shiftKey ||
    click.defaultPrevented
  );

/** The closest element of this selector to a plain click. */
export const clickedElement = <Wanted extends HTMLElement>(click: Click, selector: string): Wanted | null =>
  isPlainClick(click) && click.target instanceof Element ? click.target.closest<Wanted>(selector) : null;

/** The link of a plain click that navigates this tab to another page of this site. */
export const clickedLink = (click: Click): HTMLAnchorElement | null => {
  const link = clickedElement<HTMLAnchorElement>(click, "a[href]");
  return link && /^(_self)?$/.test(link.target) && link.origin === location.origin ? link : null;
};
