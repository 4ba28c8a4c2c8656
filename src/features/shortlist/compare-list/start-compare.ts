import type { StartBehaviour } from "#ui/behaviour.ts";
import { applyComparisonTool } from "../comparison/apply-comparison-tool.ts";
import { addToCompared, removeFromCompared, toggleCompared } from "./compare-actions.ts";
import type { ListedVehicle } from "./compare-list.ts";
import { comparedVehicles, subscribeToCompared } from "./compare-store.ts";

const buttons = "button[data-compare]";

/** Writes the state of the list onto its buttons and beside its name. Only what differs: each writing is noticed below. */
const show = (): void => {
  const listed = new Set(comparedVehicles().map(({ vin }) => vin));
  for (const button of document.querySelectorAll<HTMLButtonElement>(buttons)) {
    const pressed = String(listed.has(button.value));
    if (button.ariaPressed !== pressed) button.ariaPressed = pressed;
  }
  const count = String(listed.size || "");
  for (const place of document.querySelectorAll("[data-count=compare]"))
    if (place.textContent !== count) place.textContent = count;
};

const follow = ({ change, ...vehicle }: ListedVehicle & { readonly change: "add" | "remove" }): void => {
  if (change === "add") addToCompared(vehicle);
  else removeFromCompared(vehicle);
};

/** The comparison that this device keeps: its buttons, the links that change it, its tools, the number in the header. */
export const start: StartBehaviour = () => {
  document.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement) || !button.matches(buttons)) return;
    event.preventDefault();
    toggleCompared({ vin: button.value, name: button.dataset.compare ?? "" });
  });
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLElement>("a[data-listed]");
    const tool = target.closest<HTMLElement>("[data-comparison-tool]");
    if (link) follow(JSON.parse(link.dataset.listed ?? ""));
    if (tool) void applyComparisonTool(tool);
  });
  subscribeToCompared(show);
  // Lists are drawn anew and pages come and go.
  new MutationObserver(show).observe(document.body, { childList: true, subtree: true });
  show();
};
