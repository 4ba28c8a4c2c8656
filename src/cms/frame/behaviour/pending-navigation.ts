/** A soft navigation that takes longer shows the loader (product decision 8). */
const patienceMs = 150;

const address = (): string => location.pathname + location.search;

let shown: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * What of the page is about to be replaced: the whole of it, a part when only the query changes, nothing when the
 * address leads to what is shown.
 * @param next address to go to, absolute or from the root
 * @param current path and query of what is shown
 */
export const whatIsReplaced = (next: string, current: string): "page" | "part" | undefined => {
  const from = new URL(current, "https://site.invalid");
  const to = new URL(next, from);
  if (to.pathname !== from.pathname) return "page";
  return to.search === from.search ? undefined : "part";
};

/** A soft navigation has begun: after a while without its page the loader is shown. */
export const navigationStarts = (url: string): void => {
  // Back and forward have changed the address already, so what is shown has to be remembered.
  const replaced = whatIsReplaced(
    new URL(url, location.href).href.slice(location.origin.length),
    shown ?? address(),
  );
  clearTimeout(timer);
  if (!replaced) return;
  timer = setTimeout(() => {
    document.documentElement.dataset.loading = replaced;
  }, patienceMs);
};

/** The new page is drawn, or the visitor has come back to this one. */
export const navigationEnds = (): void => {
  clearTimeout(timer);
  shown = address();
  delete document.documentElement.dataset.loading;
};

/**
 * Notices when the router has drawn what was navigated to: it then writes the address, with new content or not. Begins
 * before the router does, which keeps what it finds.
 */
export const watchAddress = (): void => {
  shown = address();
  for (const method of ["pushState", "replaceState"] as const) {
    const write = history[method].bind(history);
    history[method] = (...values) => {
      write(...values);
      navigationEnds();
    };
  }
  addEventListener("pageshow", navigationEnds);
};
