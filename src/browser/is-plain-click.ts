type Click = Pick<
  MouseEvent,
  "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "defaultPrevented" | "target"
>;

/**
 * Whether a click is one to answer in place: with the main button, by nobody answered yet, and no key held, which belongs
 * to the browser for a new tab, a new window, a download.
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

/** What of this selector was clicked, to be answered in place. */
export const clickedElement = <Wanted extends HTMLElement>(click: Click, selector: string): Wanted | null =>
  isPlainClick(click) && click.target instanceof Element ? click.target.closest<Wanted>(selector) : null;

/** The link that was clicked and would change the page in this very tab to another one of this site. */
export const clickedLink = (click: Click): HTMLAnchorElement | null => {
  const link = clickedElement<HTMLAnchorElement>(click, "a[href]");
  return link && /^(_self)?$/.test(link.target) && link.origin === location.origin ? link : null;
};
