import { pageShown, type StartBehaviour } from "#ui/behaviour.ts";
import { doInPage, type PageAbilities } from "./do-in-page.tsx";

/** Brings the controls of vehicles' pages to life, those marked `data-does`. */
export const startVehicle: StartBehaviour = ({ draw }) => {
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const control = target?.closest<HTMLElement>("[data-does]");
    const page = control?.closest<HTMLElement>("[data-vehicle-page]");
    if (!control || !page || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const abilities = JSON.parse(page.dataset.vehiclePage ?? "") as PageAbilities;
    void doInPage(control, page, abilities, (overlay) => draw("overlay", overlay));
  };
  document.addEventListener("click", onClick);
  addEventListener(pageShown, () => draw("overlay", null));
};
