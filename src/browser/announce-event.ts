import { emit } from "./page-events.ts";

/**
 * Notifies the subscribers (features/tracking) of a visitor's action to record. Browser only; never throws.
 * @param type a code of domain/browsing-codes.ts
 */
export const announceEvent = (type: number, data: Readonly<Record<string, string | number>>): void =>
  emit("volante:track", { type, data });
