/** What takes longer shows the loader (product decision 8). */
const patienceMs = 150;

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

/**
 * Another page, or another state of this one, is on its way: after a while without it the loader is shown.
 * @param replaced what of the page will be replaced
 */
export const navigationStarts = (replaced: "page" | "part" | undefined): void => {
  clearTimeout(timer);
  if (!replaced) return;
  timer = setTimeout(() => {
    document.documentElement.dataset.loading = replaced;
  }, patienceMs);
};

/** What was on its way is shown, was given up, or the visitor has come back to this page. */
export const navigationEnds = (): void => {
  clearTimeout(timer);
  delete document.documentElement.dataset.loading;
};
