const dialogOf = (opener: Element | null): HTMLElement | null =>
  document.getElementById(opener?.getAttribute("commandfor") ?? "");

/** What browsers leave out that are older than the attributes of popups: opening them, closing them from outside. */
export const startPopups = (): void => {
  const opens = "command" in HTMLButtonElement.prototype;
  const closes = "closedBy" in HTMLDialogElement.prototype;
  if (opens && closes) return;
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const dialog = opens ? null : dialogOf(target.closest('[command="show-modal"]'));
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
    // The dialog's own box holds no room of its own: a click on it is a click on what lies behind.
    if (!closes && target instanceof HTMLDialogElement && target.matches("[closedby=any]")) target.close();
  });
};
