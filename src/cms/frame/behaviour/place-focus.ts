const address = (): string => location.pathname + location.search;

/** The link of the content that was followed on each address, so that going back returns to it. */
const followed = new Map<string, string>();
let isGoingBack = false;

const rememberLink = ({ target }: Event): void => {
  const link = target instanceof Element && target.closest("main a[href]");
  if (link) followed.set(address(), link.getAttribute("href") ?? "");
};

const rememberDirection = (): void => {
  isGoingBack = true;
};

/** Remembers from now on where the visitor was. May be called again. */
export const watchFocus = (): void => {
  document.addEventListener("click", rememberLink, true);
  addEventListener("popstate", rememberDirection);
};

/**
 * Puts the focus where a full load would have begun, on the content; going back, on the link that was followed. The
 * view is left to the browser. The framework's own live region says the title. Content that has placed the focus itself,
 * as a list does whose filters led to another page, keeps it.
 */
export const placeFocus = (): void => {
  const main = document.querySelector<HTMLElement>("main");
  const href = isGoingBack ? followed.get(address()) : undefined;
  const link = href && main?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
  isGoingBack = false;
  const isPlaced = main !== document.activeElement && main?.contains(document.activeElement);
  if (!location.hash && !isPlaced) (link || main)?.focus({ preventScroll: true });
};
