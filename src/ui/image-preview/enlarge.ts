import { openPreview } from "./open-preview.ts";

/** Opens the preview of a gallery at the picture of a control, which without scripts links to the file. */
export const enlarge = (control: HTMLElement): void => {
  const gallery = control.closest("[data-gallery]") as HTMLElement;
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>("a[data-action=enlarge]")];
  const own = links.indexOf(control as HTMLAnchorElement);
  const dialog = gallery.querySelector("[data-overlay=preview]") as HTMLDialogElement;
  openPreview(dialog, control, links, own < 0 ? Number(control.dataset.start) : own);
};
