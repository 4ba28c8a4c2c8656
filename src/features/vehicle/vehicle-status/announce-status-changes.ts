import { type StatusEntry, stateOf } from "./vehicle-state.ts";

export type StatusWords = Readonly<
  Record<"reserved" | "bought", string> & {
    /** Announcements of changes: for one vehicle, and with `{count}` for several. */
    readonly one: string;
    readonly several: string;
  }
>;

/**
 * Updates `data-status` of cards and pages whose status has changed; CSS does the rest. Returns the VINs that
 * changed, except those with a notice of their own (`data-own-notice`).
 */
const applyStatuses = (statuses: readonly StatusEntry[], labels: StatusWords): ReadonlySet<string> => {
  const states = new Map(statuses.map((entry) => [entry.vin, stateOf(entry)]));
  const changed = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-vin][data-status]")) {
    const { vin = "", status } = element.dataset;
    const state = states.get(vin);
    if (state === undefined || state === status) continue;
    if (element.dataset.ownNotice === undefined) changed.add(vin);
    element.dataset.status = state;
    for (const news of element.querySelectorAll<HTMLElement>("[data-news]"))
      news.hidden = news.dataset.news !== state;
    // The page itself has its own sentences.
    if (element.tagName === "DIV") continue;
    element.querySelector("[data-live]")?.remove();
    if (state === "available") continue;
    const label = Object.assign(document.createElement("b"), { textContent: labels[state] });
    label.dataset.flag = state;
    label.dataset.live = "";
    element.firstChild?.after(label);
  }
  return changed;
};

/** Applies the changes, and announces their number in `news`. */
export const announceStatusChanges = (news: HTMLElement, statuses: readonly StatusEntry[]): void => {
  const words = JSON.parse(news.dataset.statusNews ?? "") as StatusWords;
  const { size } = applyStatuses(statuses, words);
  if (size > 0) news.textContent = size === 1 ? words.one : words.several.replace("{count}", String(size));
};
