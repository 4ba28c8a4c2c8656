import { clickedElement } from "#browser/is-plain-click.ts";
import { enlarge } from "#ui/image-preview/enlarge.ts";
import { copy, share, startSharing } from "#ui/share-links/start-sharing.ts";
import { turn } from "#ui/turntable/open-turntable.ts";
import { locate } from "../vehicle-delivery/locate.ts";

/** Actions of the controls of a vehicle's page, by `data-action`. */
const actions: Readonly<Record<string, (control: HTMLElement) => unknown>> = {
  enlarge,
  turn,
  locate,
  copy,
  share,
  print: () => print(),
};

/** Starts the controls of a vehicle's page, its gallery and share links: in one file, all are needed. */
export const start = (): void => {
  startSharing();
  document.addEventListener("click", (event) => {
    const control = clickedElement(event, "[data-action]");
    const act = control && actions[control.dataset.action ?? ""];
    if (!act) return;
    event.preventDefault();
    void act(control);
  });
};
