import { clickedControl } from "#browser/clicked-control.ts";
import { locate } from "../vehicle-dealer/locate.ts";

/** What a vehicle's page does besides its pictures: looks how far the visitor is from the dealer, prints. */
export const start = (): void => {
  document.addEventListener("click", (event) => {
    const control = clickedControl(event, "[data-does=locate],[data-does=print]");
    if (!control) return;
    if (control.dataset.does === "print") print();
    const status = control.parentElement?.querySelector<HTMLElement>("[data-place]");
    if (status) locate(status);
  });
};
