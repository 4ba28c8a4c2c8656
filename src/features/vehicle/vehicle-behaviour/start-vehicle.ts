import { clickedElement } from "#browser/is-plain-click.ts";
import { enlarge } from "#ui/image-preview/enlarge.ts";
import { copy, share, startSharing } from "#ui/share-links/start-sharing.ts";
import { turn } from "#ui/turntable/open-turntable.ts";
import { locate } from "../vehicle-delivery/locate.ts";

/** What the controls of a vehicle's page do, by their `data-action`. */
const actions: Readonly<Record<string, (control: HTMLElement) => unknown>> = {
  enlarge,
  turn,
  locate,
  copy,
  share,
  print: () => print(),
};

/** Brings the controls of a vehicle's page to life, its gallery and sharing. In one file: such a page needs them all. */
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
