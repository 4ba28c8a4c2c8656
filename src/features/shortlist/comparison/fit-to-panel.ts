import { fill } from "#platform/fill.ts";
import { replaceCompared } from "../compare-list/change-compare-list.ts";
import type { ListedVehicle } from "../compare-list/compare-list.ts";
import { comparedVehicles, storeCompared } from "../compare-list/compare-store.ts";
import { requestedVehicle, setRequestedVehicle } from "../compare-list/comparison-request.ts";

/**
 * The vehicles of a list that a comparison was requested with and does not show: they are sold, or no longer
 * known. Pure.
 */
export const goneVehicles = (
  list: readonly ListedVehicle[],
  requested: readonly string[],
  shown: readonly string[],
): readonly ListedVehicle[] => list.filter(({ vin }) => requested.includes(vin) && !shown.includes(vin));

const listIn = (text = ""): readonly string[] => text.split(",");

/** Removes sold and unknown vehicles from the stored list, so that they take no place, and shows which. */
const takeOffGone = ({ dataset }: HTMLElement, notice: HTMLElement | null): void => {
  if (dataset.degraded) return;
  const list = comparedVehicles();
  const gone = goneVehicles(list, listIn(dataset.asked), listIn(dataset.shown));
  if (gone.length === 0) return;
  storeCompared(list.filter((vehicle) => !gone.includes(vehicle)));
  notice?.replaceChildren(
    ...gone.map(({ name }) =>
      Object.assign(document.createElement("p"), {
        textContent: fill(notice.dataset.takenOff ?? "", { name }),
      }),
    ),
  );
};

/** Asks which vehicle to replace by the fifth; hidden if there is none. */
const offerRoom = (room: HTMLElement): void => {
  const pending = requestedVehicle();
  room.hidden = !pending;
  if (!pending) return;
  for (const place of room.querySelectorAll<HTMLElement>("[data-text]"))
    place.textContent = fill(place.dataset.text ?? "", { name: pending.name });
  for (const button of room.querySelectorAll<HTMLElement>("[data-replace]"))
    button.ariaLabel = fill(button.dataset.label ?? "", { name: pending.name });
};

/** Adapts a comparison in its panel to the list of this device. */
export const fitToPanel = (part: Element): void => {
  const page = part.closest("dialog") && part.querySelector<HTMLElement>("[data-asked]");
  if (!page) return;
  takeOffGone(page, page.querySelector("[data-taken-off]"));
  const room = page.querySelector<HTMLElement>("[data-room]");
  if (room) offerRoom(room);
};

/** Handles the answer to which vehicle to replace. */
export const makeRoom = (target: Element): void => {
  const answer = target.closest<HTMLElement>("[data-replace],[data-keep-all]");
  const room = answer?.closest<HTMLElement>("[data-room]");
  const pending = requestedVehicle();
  if (!room || !pending) return;
  setRequestedVehicle(undefined);
  room.closest("dialog")?.querySelector<HTMLElement>("h2")?.focus();
  room.hidden = true;
  if (answer?.dataset.replace) replaceCompared(answer.dataset.replace, pending);
};

/** Discards the fifth vehicle when the panel closes. */
export const leavePanel = (): void => setRequestedVehicle(undefined);
