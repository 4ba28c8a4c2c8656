import { emit } from "#browser/page-events.ts";
import type { PanelContent } from "./take-page.ts";

/** Delay before the loading state shows. */
const delayMs = 150;

/** The dialog of all panels, as the server rendered it (`panel-dialog.tsx`). */
export const panelWindow = (dialog: HTMLDialogElement) => {
  const [title, content, loading, failure] = ["title", "content", "loading", "failure"].map((name) =>
    dialog.querySelector(`[data-panel-part=${name}]`),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  let timer: ReturnType<typeof setTimeout>;
  // Set here: it applies to the dialog alone, not to the page as it loads.
  dialog.querySelector("button")?.setAttribute("autofocus", "");

  const rest = (): void => {
    clearTimeout(timer);
    content.ariaBusy = null;
    loading.textContent = "";
  };
  return {
    content,
    /** Loading. */
    wait: (): void => {
      rest();
      if (failure.contains(document.activeElement)) title.focus();
      failure.hidden = true;
      content.ariaBusy = "true";
      timer = setTimeout(() => {
        loading.textContent = loading.dataset.words ?? "";
      }, delayMs);
    },
    rest,
    /** Failed to load a page, or to send a form, which may have been accepted all the same. */
    fail: (what: "open" | "send"): void => {
      for (const words of failure.querySelectorAll<HTMLElement>("[data-failed]"))
        words.hidden = words.dataset.failed !== what;
      failure.hidden = false;
    },
    /** Closed, or about to show another panel. */
    empty: (): void => {
      rest();
      failure.hidden = true;
      title.textContent = loading.dataset.words ?? "";
      if (content.contains(document.activeElement)) title.focus();
      content.replaceChildren();
    },
    /**
     * Replaces the content by a page's. The focus goes to the errors of a form that was sent, or to the title
     * once it was accepted; otherwise it stays where it was, or goes to the title if that element is gone.
     */
    fill: ({ title: text, nodes }: PanelContent, isAnswer: boolean): void => {
      const focused = content.contains(document.activeElement) && document.activeElement;
      title.textContent = text;
      content.replaceChildren(...nodes);
      const fieldError = isAnswer && content.querySelector<HTMLElement>("[data-error-summary]");
      const successor = focused && content.querySelector<HTMLElement>(`[id="${CSS.escape(focused.id)}"]`);
      const place = fieldError || successor;
      if (!place) content.scrollTop = 0;
      if (place || focused || isAnswer) (place || title).focus();
      // The errors may be taller than the dialog: scroll to the first.
      if (fieldError) fieldError.scrollIntoView();
      emit("volante:exchanged", { part: content });
    },
  };
};
