import { clickedControl } from "#browser/clicked-control.ts";
import { openPreview } from "./open-preview.ts";

const links = "a[data-does=enlarge]";

/** Enlarges the pictures of a gallery in its own dialog, where without scripts each of them leads to its file. */
export const startPreview = (): void => {
  document.addEventListener("click", (event) => {
    const control = clickedControl(event, "[data-does=enlarge]");
    const gallery = control?.closest("[data-gallery]");
    const dialog = gallery?.querySelector<HTMLDialogElement>("[data-overlay=preview]");
    if (!control || !gallery || !dialog) return;
    event.preventDefault();
    const all = [...gallery.querySelectorAll<HTMLAnchorElement>(links)];
    const pictures = all.map((link) => ({ src: link.href, alt: link.querySelector("img")?.alt ?? "" }));
    const own = all.findIndex((link) => Object.is(link, control));
    openPreview(dialog, control, pictures, own < 0 ? Number(control.dataset.start) : own);
  });
};
