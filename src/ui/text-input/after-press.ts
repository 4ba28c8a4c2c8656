/**
 * Puts off what moves the page under a finger: a press on a button takes the focus from a field, and an error that appeared below it
 * would have the button slip away before the press ends.
 * @returns runs what it is given, after the press that is going on
 */
export const afterPress = (page: Document): ((act: () => void) => void) => {
  let press: Promise<unknown> | undefined;
  page.addEventListener(
    "pointerdown",
    () => {
      press = new Promise((end) => {
        for (const type of ["pointerup", "pointercancel"]) page.addEventListener(type, end, { once: true });
      });
    },
    true,
  );
  // A tap is a press with a mouse after it, within one task.
  return (act) => void Promise.resolve(press).then(() => setTimeout(act));
};
