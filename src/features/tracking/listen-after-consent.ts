import { trackedEvent } from "#platform/announce-event.ts";

/**
 * Listens for what features tell by `announceEvent`, once the visitor has agreed: what records it is fetched only then.
 * What is told while it comes is handed over, what was told before is gone. Returns how to stop.
 */
export const listenAfterConsent = (): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  let begun = false;
  const begin = () => {
    if (begun || document.documentElement.dataset.consent !== "all") return;
    begun = true;
    const told: Event[] = [];
    const keep = (event: Event) => told.push(event);
    addEventListener(trackedEvent, keep, { signal });
    import("./track-events.ts")
      .then(({ listenForEvents }) => {
        removeEventListener(trackedEvent, keep);
        if (!signal.aborted) listenForEvents(told as CustomEvent[], signal);
      })
      .catch(() => {
        begun = false;
      });
  };
  addEventListener("volante:consent", begin, { signal });
  begin();
  return () => listening.abort();
};
