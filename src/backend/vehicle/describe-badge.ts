import { wordingOf } from "#backend/wording/wording.ts";
import { environmentalBadge } from "#domain/badge.ts";
import type { Locale } from "#platform/locale.ts";
import { badgeFacts, type Facts } from "./badge-reason.ts";

/** The Spanish environmental badge of a vehicle, drawn and in words; undefined when it gets none. */
export const describeBadge = (
  row: Facts,
  locale: Locale,
): { id: string; image: string; alt: string } | undefined => {
  const id = environmentalBadge(badgeFacts(row));
  if (id === undefined || id === "none") return undefined;
  return { id, image: `/icons/badges/${id}.svg`, alt: wordingOf(locale).badge.alt[id] };
};
