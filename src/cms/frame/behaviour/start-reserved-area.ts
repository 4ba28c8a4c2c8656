import { knownVisitor } from "#browser/known-visitor.ts";
import { listenTo } from "#browser/page-events.ts";

/** Unchanged text is not written again: WebKit would lose a press on it. */
const write = (place: Element, text: string): void => {
  if (place.textContent !== text) place.textContent = text;
};

/**
 * Shows the signed-in visitor's menu instead of the login links once they are known: their name, and the
 * number of news.
 */
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
