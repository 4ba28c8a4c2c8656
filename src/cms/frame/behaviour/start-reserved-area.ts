import { knownVisitor } from "#browser/known-visitor.ts";
import { listenTo } from "#browser/page-events.ts";

/** What stays the same is not written anew: a press on it would be lost in WebKit. */
const write = (place: Element, text: string): void => {
  if (place.textContent !== text) place.textContent = text;
};

/** Shows the reserved area in the place of the links to the login, once it is known who is signed in: their name, and what is new for them. */
export const startReservedArea = (): void => {
  listenTo("volante:visitor", () => {
    const visitor = knownVisitor();
    for (const part of document.querySelectorAll<HTMLElement>("[data-visitor]"))
      part.hidden = (part.dataset.visitor === "in") !== Boolean(visitor);
    for (const place of document.querySelectorAll<HTMLElement>("[data-visitor-name]"))
      write(place, visitor?.name || (place.dataset.visitorName ?? ""));
    for (const place of document.querySelectorAll<HTMLElement>("[data-visitor-count]")) {
      const count = visitor?.counts?.[place.dataset.visitorCount ?? ""] ?? 0;
      place.hidden = count === 0;
      write(place.querySelector("b") ?? place, String(count));
    }
  });
};
