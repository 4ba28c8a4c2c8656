import { type Coordinates, distanceKm, roundDistance } from "#domain/distance.ts";

const patienceMs = 15_000;
/** `GeolocationPositionError.PERMISSION_DENIED` */
const permissionDenied = 1;

/**
 * Writes into the status beside `control` how far its place is from where the visitor is now, in the words that it
 * carries; of several places it leads to the address of the nearest. The place of the visitor is asked of the browser and sent nowhere.
 */
export const locate = (control: HTMLElement): void => {
  const status = control.parentElement?.querySelector("[data-place]") as HTMLElement;
  const { place = "", asking = "", result = "", refused = "", failed = "" } = status.dataset;
  const say = (text: string) => {
    status.textContent = text;
  };
  say(asking);
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const places: (Coordinates & { href?: string })[] = [JSON.parse(place)].flat();
      const away = (there: Coordinates) => distanceKm(coords, there);
      const nearest = places.reduce((a, b) => (away(b) < away(a) ? b : a));
      if (nearest.href) location.href = nearest.href;
      else say(result.replace("{km}", `${roundDistance(away(nearest))}`));
    },
    ({ code }) => say(code === permissionDenied ? refused : failed),
    { maximumAge: 600_000, timeout: patienceMs },
  );
};
