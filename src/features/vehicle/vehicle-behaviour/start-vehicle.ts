import { clickedControl } from "#browser/clicked-control.ts";
import { startPreview } from "#ui/image-preview/start-preview.ts";
import { startSharing } from "#ui/share-links/start-sharing.ts";
import { startTurntable } from "#ui/turntable/start-turntable.ts";
import { locate } from "../vehicle-dealer/locate.ts";

const onClick = (event: MouseEvent): void => {
  const control = clickedControl(event, "[data-does=locate],[data-does=print]");
  if (control?.dataset.does === "print") print();
  const status = control?.parentElement?.querySelector<HTMLElement>("[data-place]");
  if (status) locate(status);
};

/**
 * What a vehicle's page does: its pictures enlarged, the vehicle turned, sharing, how far the visitor is from the dealer,
 * printing. In one file, which such a page always needs.
 */
export const start = (): void => {
  startPreview();
  startTurntable();
  startSharing();
  document.addEventListener("click", onClick);
};
