import { fill } from "#platform/fill.ts";
import { replaceCompared } from "../compare-list/compare-actions.ts";
import { comparedVehicles, keepCompared } from "../compare-list/compare-store.ts";
import { wish, wishedVehicle } from "../compare-list/wished-vehicle.ts";
import { goneVehicles } from "./gone-vehicles.ts";

const listIn = (text = ""): readonly string[] => text.split(",");

/** Takes what is sold or unknown off the device's list, so that it holds no room, and says which ones these were. */
const takeOffGone = ({ dataset }: HTMLElement, notice: HTMLElement | null): void => {
  if (dataset.degraded) return;
  const list = comparedVehicles();
  const gone = goneVehicles(list, listIn(dataset.asked), listIn(dataset.shown));
  if (gone.length === 0) return;
  keepCompared(list.filter((vehicle) => !gone.includes(vehicle)));
  notice?.replaceChildren(
    ...gone.map(({ name }) =>
      Object.assign(document.createElement("p"), {
        textContent: fill(notice.dataset.takenOff ?? "", { name }),
      }),
    ),
  );
};

/** Asks which vehicle the fifth should replace; nothing when there is no fifth. */
const offerRoom = (room: HTMLElement): void => {
  const wished = wishedVehicle();
  room.hidden = !wished;
  if (!wished) return;
  for (const place of room.querySelectorAll<HTMLElement>("[data-text]"))
    place.textContent = fill(place.dataset.text ?? "", { name: wished.name });
  for (const button of room.querySelectorAll<HTMLElement>("[data-replace]"))
    button.ariaLabel = fill(button.dataset.label ?? "", { name: wished.name });
};

/** Makes of a comparison in its panel the one of this device. */
export const fitToPanel = (part: Element): void => {
  const page = part.closest("dialog") && part.querySelector<HTMLElement>("[data-asked]");
  if (!page) return;
  takeOffGone(page, page.querySelector("[data-taken-off]"));
  const room = page.querySelector<HTMLElement>("[data-room]");
  if (room) offerRoom(room);
};

/** Takes the answer to which vehicle the fifth should replace. */
export const makeRoom = (target: Element): void => {
  const answer = target.closest<HTMLElement>("[data-replace],[data-keep-all]");
  const room = answer?.closest<HTMLElement>("[data-room]");
  const wished = wishedVehicle();
  if (!room || !wished) return;
  wish(undefined);
  room.closest("dialog")?.querySelector<HTMLElement>("h2")?.focus();
  room.hidden = true;
  if (answer?.dataset.replace) replaceCompared(answer.dataset.replace, wished);
};

/** Nobody waits for room any more in a panel that was closed. */
export const leavePanel = (): void => wish(undefined);
