import { distanceKm, type Place, roundDistance } from "#domain/distance.ts";

/** `result` holds `{km}`. */
export type LocateWords = Readonly<Record<"asking" | "result" | "refused" | "failed", string>>;

const patienceMs = 15_000;

/**
 * Writes into the status after `control` how far `place` is from where the visitor is now. The place is asked of the
 * browser and sent nowhere.
 */
export function locate(control: HTMLElement, place: Place, words: LocateWords): void {
  const status = control.parentElement?.querySelector("[role=status]");
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  if (!("geolocation" in navigator)) {
    say(words.failed);
    return;
  }
  say(words.asking);
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => say(words.result.replace("{km}", String(roundDistance(distanceKm(coords, place))))),
    ({ code, PERMISSION_DENIED }) => say(code === PERMISSION_DENIED ? words.refused : words.failed),
    { maximumAge: 600_000, timeout: patienceMs },
  );
}
