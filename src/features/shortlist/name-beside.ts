/** What the vehicle of a button is called: as the button says, or by the heading of the card that it stands on. */
export const nameBeside = (button: Element, said: string | undefined): string =>
  said || (button.closest("article")?.querySelector("h3")?.textContent ?? "");
