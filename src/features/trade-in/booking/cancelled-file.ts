import "server-only";
import { routePath } from "#domain/route-paths.ts";
import { readStoredForm, storeForm } from "#forms/stored-form.ts";
import type { Locale } from "#platform/locale.ts";
import type { StoredTradeIn } from "../personal/trade-in-state.ts";
import { calendarAddress } from "./calendar-link.ts";

const aboutOf = (id: string): string => `cancelled=${id}`;

/**
 * Stores, for the page of a trade-in and five minutes, the address of the file that removes a cancelled
 * appointment from calendars: the appointment is no longer stored anywhere else. The cancellation is one more
 * change of it.
 */
export const storeCancelledFile = async (
  { id, dealerId, phaseTwoBooking: slot }: StoredTradeIn,
  locale: Locale,
): Promise<void> => {
  if (!slot || !dealerId) return;
  const cancelled = { ...slot, sequence: (slot.sequence ?? 1) + 1 };
  const calendar = calendarAddress({ id, dealerId, slot: cancelled, locale, isCancelled: true });
  await storeForm(
    { path: routePath("tradeIn", locale, { id }), query: aboutOf(id) },
    { texts: { calendar } },
  );
};

/** The stored address of that file; undefined if there is none. */
export const readCancelled = async (id: string): Promise<string | undefined> =>
  (await readStoredForm(aboutOf(id)))?.texts.calendar;
