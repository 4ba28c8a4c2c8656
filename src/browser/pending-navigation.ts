/** Delay before the loader shows. */
const delayMs = 150;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Call when another page, or another state of this one, starts to load: the loader shows after a delay.
 * @param replaced the part of the page that will be replaced
 */
export const navigationStarts = (replaced: "page" | "part" | undefined): void => {
  clearTimeout(timer);
  if (!replaced) return;
  timer = setTimeout(() => {
    document.documentElement.dataset.loading = replaced;
  }, delayMs);
};

/** Call when it is shown, was cancelled, or the visitor has come back to this page. */
export const navigationEnds = (): void => {
  clearTimeout(timer);
  delete document.documentElement.dataset.loading;
};
