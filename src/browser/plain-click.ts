/** A click that would change the page in this very tab: on a link of this site, with the main button and no key held. */
export const isPlainClick = (event: MouseEvent): boolean => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
  const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return Boolean(link && !isElsewhere && link.target !== "_blank" && link.origin === location.origin);
};
