const delayMs = 150;

const tipOf = (node: EventTarget | null) =>
  node instanceof Element ? node.closest<HTMLElement & Partial<HTMLButtonElement>>("[data-tip]") : null;

/**
 * Opens tooltips on hover and keyboard focus, of the button or the tooltip itself, and closes them when both
 * end. Only where the browser can position them beside their button.
 */
export const startTooltips = (): void => {
  if (!CSS.supports("position-area:right")) return;
  let shown: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout>;
  const follow = (target: EventTarget | null) => {
    const at = tipOf(target) ?? tipOf(document.querySelector(":focus-visible"));
    const tip = (at?.popoverTargetElement as HTMLElement | undefined) ?? at;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (tip !== shown && shown?.matches(":popover-open")) shown.hidePopover();
      // Opening would close other popovers, unless they contain the tooltip.
      const other = document.querySelector("[popover=auto]:popover-open:not([data-tip])");
      if (tip !== shown && (!other || other.contains(tip))) tip?.showPopover({ source: at || undefined });
      shown = tip;
    }, delayMs);
  };
  addEventListener("pointerover", ({ pointerType, target }) => pointerType === "mouse" && follow(target));
  addEventListener("focusin", ({ target }) => follow(target));
  // The pointer that activated the page's scripts may already be on one.
  if (matchMedia("(hover: hover)").matches) follow(document.querySelector("[data-tip]:hover"));
};
