import type { SimulationView } from "../simulation-view.ts";

const isFigure = (
  name: string,
  view: SimulationView,
): name is "monthly" | "taeg" | "terms" | "campaign" | "discount" =>
  name !== "legal" && (name in view || name === "campaign" || name === "discount");

const paragraphOf = (runs: SimulationView["legal"][number]) => {
  const paragraph = document.createElement("p");
  for (const [text, strong] of runs) {
    const strongText = () => Object.assign(document.createElement("strong"), { textContent: text });
    paragraph.append(strong ? strongText() : text);
  }
  return paragraph;
};

/** Writes newly simulated figures, and the example that goes with them, into the price column of the same vehicle. */
export function showInColumn(vin: string, view: SimulationView): void {
  for (const part of document.querySelectorAll<HTMLElement>(`[data-financed="${vin}"]`)) {
    for (const place of part.querySelectorAll<HTMLElement>("[data-figure]")) {
      const { figure = "" } = place.dataset;
      if (!isFigure(figure, view)) continue;
      place.textContent = view[figure] ?? "";
      place.hidden = view[figure] === undefined;
    }
    for (const mark of part.querySelectorAll<HTMLElement>("[data-own]")) mark.hidden = !view.own;
    part.querySelector("[data-legal]")?.replaceChildren(...view.legal.map(paragraphOf));
  }
}
