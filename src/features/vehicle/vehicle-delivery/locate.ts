import { type Coordinates, distanceKm, roundDistance } from "#domain/distance.ts";

const patienceMs = 15_000;

/**
 * Writes into the status beside `control` how far its place is from where the visitor is now, in the words that it
 * carries; of several places it leads to the nearest one's address. The place of the visitor is asked of the browser and sent nowhere.
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
      const [nearest] = places
        .map((each) => ({ km: distanceKm(coords, each), href: each.href }))
        .sort((a, b) => a.km - b.km);
      if (nearest?.href) location.assign(nearest.href);
      else say(result.replace("{km}", String(roundDistance(nearest?.km ?? 0))));
    },
    ({ code, PERMISSION_DENIED }) => say(code === PERMISSION_DENIED ? refused : failed),
    { maximumAge: 600_000, timeout: patienceMs },
  );
};
