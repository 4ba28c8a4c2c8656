import { emit } from "#browser/page-events.ts";
import type { PanelContent } from "./take-page.ts";

/** How long a panel may be on its way before it says so. */
const patienceMs = 150;

/** The window that every panel opens in, as the server rendered it (`panel-dialog.tsx`). */
export const panelWindow = (dialog: HTMLDialogElement) => {
  const [title, content, loading, failure] = ["title", "content", "loading", "failure"].map((name) =>
    dialog.querySelector(`[data-panel-part=${name}]`),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  let timer: ReturnType<typeof setTimeout>;
  // Said here, where it counts for the window alone and not for the page as it loads.
  dialog.querySelector("button")?.setAttribute("autofocus", "");

  const rest = (): void => {
    clearTimeout(timer);
    content.ariaBusy = null;
    loading.textContent = "";
  };
  return {
    content,
    /** Something is on its way. */
    wait: (): void => {
      rest();
      if (failure.contains(document.activeElement)) title.focus();
      failure.hidden = true;
      content.ariaBusy = "true";
      timer = setTimeout(() => {
        loading.textContent = loading.dataset.words ?? "";
      }, patienceMs);
    },
    rest,
    /** Nothing to show has come: of a page that was to be opened, or of a form that may have been taken all the same. */
    fail: (what: "open" | "send"): void => {
      for (const words of failure.querySelectorAll<HTMLElement>("[data-failed]"))
        words.hidden = words.dataset.failed !== what;
      failure.hidden = false;
    },
    /** Nothing is shown any more, or another panel will be. */
    empty: (): void => {
      rest();
      failure.hidden = true;
      title.textContent = loading.dataset.words ?? "";
      if (content.contains(document.activeElement)) title.focus();
      content.replaceChildren();
    },
    /**
     * Puts a page's content in the place of what is shown. The focus goes to what is wrong with a form that was sent, or to
     * the title once it was taken; otherwise it stays on what had it, or goes to the title where that is gone.
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
      // What is wrong may be taller than the window: its beginning first.
      if (fieldError) fieldError.scrollIntoView();
      emit("volante:exchanged", { part: content });
    },
  };
};
