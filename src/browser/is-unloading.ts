/** Firefox aborts pending requests as soon as it starts to leave a page, long before the next one shows. */
const endsWithinMs = 1000;

let leftAt = Number.NEGATIVE_INFINITY;

/** Called once by the entry. Not `unload`, which disables the back-forward cache. */
export const watchUnloading = (): void =>
  addEventListener("beforeunload", () => {
    leftAt = performance.now();
  });

/** Whether the page is unloading: a failure is then no error, and must not trigger a navigation. */
export const isUnloading = (): boolean => performance.now() - leftAt < endsWithinMs;
