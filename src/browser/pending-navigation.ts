/** What takes longer shows the loader. */
const patienceMs = 150;

let timer: ReturnType<typeof setTimeout> | undefined;

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
