/** Delay between a choice and closing its options (specification section 4). */
const closeAfterMs = 100;

/** Closes the options of a dropdown after a click on one of them, for `closeOnChoice`. */
export const startDropdowns = (): void => {
  let timer: ReturnType<typeof setTimeout>;
  document.addEventListener("click", ({ target }) => {
    const choice = target instanceof Element ? target.closest("a,button,input,label") : null;
    const options = choice?.closest<HTMLElement>("[data-closes]");
    if (!options) return;
    clearTimeout(timer);
    timer = setTimeout(() => options.matches(":popover-open") && options.hidePopover(), closeAfterMs);
  });
};
