/** Adds an entry to the history; the one that is left remembers how far the page was scrolled. */
export const pushEntry = (state: object, address?: string): void => {
  history.replaceState({ ...history.state, scrolled: scrollY }, "");
  history.pushState(state, "", address);
};

/** Scrolls to where the page was when its entry was left. */
export const restoreScroll = (): void => {
  const top: unknown = history.state?.scrolled;
  if (typeof top === "number") scrollTo({ top, behavior: "instant" });
};
