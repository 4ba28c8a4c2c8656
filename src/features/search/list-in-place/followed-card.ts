const mark = "volanteCard";

/** Remembers in the history's entry of the list which vehicle was followed from it. */
export function rememberCard(vin: string): void {
  history.replaceState({ ...history.state, [mark]: vin }, "");
}

/** After going back to a list: marks the card that was followed and gives it the focus again. */
export function returnToCard(root: Element): void {
  const { [mark]: vin, ...state } = (history.state ?? {}) as Record<string, unknown>;
  if (typeof vin !== "string") return;
  history.replaceState(state, "");
  const card = root.querySelector(`article[data-vin="${CSS.escape(vin)}"]`);
  if (!card) return;
  card.closest("li")?.setAttribute("data-followed", "");
  card.querySelector<HTMLElement>("h3 a")?.focus({ preventScroll: true });
  // The browser brings the place back by itself, unless the list has become shorter or longer meanwhile.
  requestAnimationFrame(() => {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) card.scrollIntoView({ block: "center", behavior: "instant" });
  });
}
