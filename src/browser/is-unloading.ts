/** Firefox ends at once what a page still fetches when it begins to leave it, long before the next page is there. */
const endsWithinMs = 1000;

let leftAt = Number.NEGATIVE_INFINITY;

/** From the entry, once. Not `unload`, which would keep pages out of the back-forward cache. */
export const watchUnloading = (): void =>
  addEventListener("beforeunload", () => {
    leftAt = performance.now();
  });

/** Whether what fails now fails because the visitor goes elsewhere: no fault, and nothing may lead the browser back. */
export const isUnloading = (): boolean => performance.now() - leftAt < endsWithinMs;
