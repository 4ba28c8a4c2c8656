import { clickedControl } from "#browser/clicked-control.ts";
import { openTurntable } from "./open-turntable.ts";

/** Opens the turntable of a gallery. */
export const startTurntable = (): void => {
  document.addEventListener("click", (event) => {
    const control = clickedControl(event, "[data-does=turn]");
    const dialog = control
      ?.closest("[data-gallery]")
      ?.querySelector<HTMLDialogElement>("[data-overlay=turntable]");
    if (control && dialog) openTurntable(dialog, control);
  });
};
