/** After going back to a list: marks the card of the vehicle that was followed, and sees that it is in view. */
export const returnToCard = (list: Element): void => {
  const followed: unknown = history.state?.followed;
  if (typeof followed !== "string") return;
  const card = list.querySelector(`h3 a[href="${CSS.escape(followed)}"]`)?.closest("li");
  if (!card) return;
  card.dataset.followed = "";
  // The browser brings the place back by itself, unless the list has become shorter or longer meanwhile.
  requestAnimationFrame(() => {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) card.scrollIntoView({ block: "center", behavior: "instant" });
  });
};
