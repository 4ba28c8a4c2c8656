/** Name of a button's vehicle: the given one, or the heading of the card that contains it. */
export const nameBeside = (button: Element, name: string | undefined): string =>
  name || (button.closest("article")?.querySelector("h3 a")?.textContent ?? "");
