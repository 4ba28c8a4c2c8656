import { listenTo } from "#browser/page-events.ts";
import { applyComparisonTool } from "../comparison/apply-comparison-tool.ts";
import { fitToPanel, leavePanel, makeRoom } from "../comparison/fit-to-panel.ts";
import { nameBeside } from "../name-beside.ts";
import { addToCompared, removeFromCompared, toggleCompared } from "./change-compare-list.ts";
import type { ListedVehicle } from "./compare-list.ts";
import { comparedVehicles, watchStorage } from "./compare-store.ts";

const buttons = "button[data-compare]";

/** Updates the buttons of the list, its counters, and the links to the comparison. */
const show = (): void => {
  const vins = comparedVehicles().map(({ vin }) => vin);
  const { dataset } = document.documentElement;
  const count = String(vins.length || "");
  if (count) dataset.compared = count;
  else delete dataset.compared;
  for (const button of document.querySelectorAll<HTMLButtonElement>(buttons))
    button.ariaPressed = String(vins.includes(button.value));
  for (const place of document.querySelectorAll("[data-count=compare]")) place.textContent = count;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-panel=compare]"))
    link.href = link.pathname + (count && `?vin=${vins}`);
};

const follow = ({ change, ...vehicle }: ListedVehicle & { readonly change: "add" | "remove" }): void => {
  if (change === "add") addToCompared(vehicle);
  else removeFromCompared(vehicle);
};

/** Starts the comparison of this device: its buttons and links, its tools, the counter in the header. */
export const start = (): void => {
  document.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement) || !button.matches(buttons)) return;
    event.preventDefault();
    toggleCompared({ vin: button.value, name: nameBeside(button, button.dataset.compare) });
  });
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLElement>("a[data-listed]");
    const tool = target.closest<HTMLElement>("[data-comparison-tool]");
    if (link) follow(JSON.parse(link.dataset.listed ?? ""));
    if (tool) void applyComparisonTool(tool);
    makeRoom(target);
  });
  listenTo("volante:compared", show);
  listenTo("volante:exchanged", ({ part }) => {
    fitToPanel(part);
    show();
  });
  document.addEventListener("close", leavePanel, true);
  watchStorage();
  show();
};
