import { type Coordinates, distanceKm, roundDistance } from "#domain/distance.ts";

const patienceMs = 15_000;

/**
 * Writes into the status beside `control` how far its place is from where the visitor is now, in the words that it
 * carries. The place of the visitor is asked of the browser and sent nowhere.
 */
export const locate = (control: HTMLElement): void => {
  const status = control.parentElement?.querySelector("[data-place]") as HTMLElement;
  const { place = "", asking = "", result = "", refused = "", failed = "" } = status.dataset;
  const say = (text: string) => {
    status.textContent = text;
  };
  if (!("geolocation" in navigator)) {
    say(failed);
    return;
  }
  say(asking);
  const dealer = JSON.parse(place) as Coordinates;
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => say(result.replace("{km}", String(roundDistance(distanceKm(coords, dealer))))),
    ({ code, PERMISSION_DENIED }) => say(code === PERMISSION_DENIED ? refused : failed),
    { maximumAge: 600_000, timeout: patienceMs },
  );
};
