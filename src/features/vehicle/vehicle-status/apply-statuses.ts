export type VehicleState = "available" | "reserved" | "bought";
export type StatusEntry = { readonly vin: string; readonly reserved: boolean; readonly bought: boolean };

/** What may be done with a vehicle: sold outweighs reserved. */
export const stateOf = ({ reserved, bought }: Omit<StatusEntry, "vin">): VehicleState =>
  bought ? "bought" : reserved ? "reserved" : "available";

/** The VINs that a page shows, each once, at most as many as one request may ask for. */
export const shownVins = (root: ParentNode, most = 60): string[] => {
  const shown = [...root.querySelectorAll<HTMLElement>("[data-vin][data-status]")];
  return [...new Set(shown.map(({ dataset }) => dataset.vin ?? ""))].filter(Boolean).slice(0, most);
};

/**
 * Writes what is known now onto cards and pages whose `data-status` says something else; styles do the rest. Returns
 * the VINs whose state was changed, without those that tell it themselves (`data-own-notice`).
 */
export const applyStatuses = (
  root: ParentNode,
  statuses: readonly StatusEntry[],
  labels: Readonly<Record<Exclude<VehicleState, "available">, string>>,
): string[] => {
  const states = new Map(statuses.map((entry) => [entry.vin, stateOf(entry)]));
  const changed = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-vin][data-status]")) {
    const { vin = "", status } = element.dataset;
    const state = states.get(vin);
    if (state === undefined || state === status) continue;
    if (element.dataset.ownNotice === undefined) changed.add(vin);
    element.dataset.status = state;
    for (const news of element.querySelectorAll<HTMLElement>("[data-news]"))
      news.hidden = news.dataset.news !== state;
    const flags = element.querySelector("[data-part=flags]");
    flags?.querySelector("[data-live]")?.remove();
    if (!flags || state === "available") continue;
    const label = Object.assign(document.createElement("b"), { textContent: labels[state] });
    label.dataset.flag = state;
    label.dataset.live = "";
    flags.append(label);
  }
  return [...changed];
};
