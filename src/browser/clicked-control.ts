/**
 * The control of this selector that was clicked, to be answered in place. A click with a modifying key belongs to the
 * browser: a new tab, a new window, a download.
 */
export const clickedControl = (event: MouseEvent, selector: string): HTMLElement | null => {
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return null;
  return target.closest<HTMLElement>(selector);
};
