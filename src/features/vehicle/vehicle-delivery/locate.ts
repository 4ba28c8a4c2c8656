import { type Coordinates, distanceKm, roundDistance } from "#domain/distance.ts";

const timeoutMs = 15_000;
/** `GeolocationPositionError.PERMISSION_DENIED` */
const permissionDenied = 1;

/**
 * Writes the distance between the visitor and the place into the status beside `control`, with its texts; of
 * several places it opens the address of the nearest. The visitor's position comes from the browser and is
 * not sent anywhere.
 */
export const locate = (control: HTMLElement): void => {
  const status = control.parentElement?.querySelector("[data-place]") as HTMLElement;
  const { place = "", asking = "", result = "", refused = "", failed = "" } = status.dataset;
  const show = (text: string) => {
    status.textContent = text;
  };
  show(asking);
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const places: (Coordinates & { href?: string })[] = [JSON.parse(place)].flat();
      const kmTo = (there: Coordinates) => distanceKm(coords, there);
      const nearest = places.reduce((a, b) => (kmTo(b) < kmTo(a) ? b : a));
      if (nearest.href) location.href = nearest.href;
      else show(result.replace("{km}", `${roundDistance(kmTo(nearest))}`));
    },
    ({ code }) => show(code === permissionDenied ? refused : failed),
    { maximumAge: 600_000, timeout: timeoutMs },
  );
};
