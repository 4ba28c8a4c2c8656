const dialogOf = (opener: Element | null): HTMLElement | null =>
  document.getElementById(opener?.getAttribute("commandfor") ?? "");

/** For browsers without the attributes of popups: opens them, and closes them on a click outside. */
export const startPopups = (): void => {
  const opens = "command" in HTMLButtonElement.prototype;
  const closes = "closedBy" in HTMLDialogElement.prototype;
  if (opens && closes) return;
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const dialog = opens ? null : dialogOf(target.closest('[command="show-modal"]'));
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
    // The dialog's own box has no padding: a click on it is a click on the backdrop.
    if (!closes && target instanceof HTMLDialogElement && target.matches("[closedby=any]")) target.close();
  });
};
