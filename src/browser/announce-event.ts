import { emit } from "./page-events.ts";

/**
 * Tells whoever listens (features/tracking) that the visitor did something worth recording. Browser only; never throws.
 * @param type a code of domain/tracking-codes.ts
 */
export const announceEvent = (type: number, data: Readonly<Record<string, string | number>>): void =>
  emit("volante:track", { type, data });
