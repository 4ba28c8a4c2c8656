/** The event under which `announceEvent` is heard; its detail is `{ type, data }`. */
export const trackedEvent = "volante:track";

/**
 * Tells whoever listens (features/tracking) that the visitor did something worth recording. Browser only; never throws.
 * @param type a code of domain/tracking-codes.ts
 */
export const announceEvent = (type: number, data: Readonly<Record<string, string | number>>): void => {
  dispatchEvent(new CustomEvent(trackedEvent, { detail: { type, data } }));
};
