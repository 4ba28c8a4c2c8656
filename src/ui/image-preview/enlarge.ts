import { openPreview } from "./open-preview.ts";

/** Enlarges the picture of a control in the preview of its gallery, where without scripts it leads to its file. */
export const enlarge = (control: HTMLElement): void => {
  const gallery = control.closest("[data-gallery]") as HTMLElement;
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>("a[data-action=enlarge]")];
  const own = links.indexOf(control as HTMLAnchorElement);
  const dialog = gallery.querySelector("[data-overlay=preview]") as HTMLDialogElement;
  openPreview(dialog, control, links, own < 0 ? Number(control.dataset.start) : own);
};
