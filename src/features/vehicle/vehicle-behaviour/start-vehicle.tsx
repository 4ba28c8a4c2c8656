import { pageShown, type StartBehaviour } from "#ui/behaviour.ts";
import { doInPage } from "./do-in-page.tsx";

/** Brings the controls of vehicles' pages to life, those marked `data-does`. */
export const start: StartBehaviour = ({ draw }) => {
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const control = target?.closest<HTMLElement>("[data-does]");
    const page = control?.closest<HTMLElement>("[data-vehicle-page]");
    if (!control || !page || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    doInPage(control, page, JSON.parse(page.dataset.vehiclePage ?? ""), draw);
  };
  document.addEventListener("click", onClick);
  addEventListener(pageShown, () => draw(null));
};
