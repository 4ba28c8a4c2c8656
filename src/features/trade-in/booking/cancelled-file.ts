import "server-only";
import { routePath } from "#domain/route-paths.ts";
import { keepForm, readKeptForm } from "#forms/kept-form.ts";
import type { Locale } from "#platform/locale.ts";
import type { StoredTradeIn } from "../personal/trade-in-state.ts";
import { calendarAddress } from "./calendar-link.ts";

const aboutOf = (id: string): string => `cancelled=${id}`;

/**
 * Keeps for the page of a trade-in, for five minutes, where the file is had by which calendars drop the appointment that was just given
 * back: nothing else knows of it any more. Giving it back was one more change of it.
 */
export const keepCancelled = async (
  { id, dealerId, phaseTwoBooking: slot }: StoredTradeIn,
  locale: Locale,
): Promise<void> => {
  if (!slot || !dealerId) return;
  const cancelled = { ...slot, sequence: (slot.sequence ?? 1) + 1 };
  const calendar = calendarAddress({ id, dealerId, slot: cancelled, locale, isCancelled: true });
  await keepForm({ path: routePath("tradeIn", locale, { id }), query: aboutOf(id) }, { texts: { calendar } });
};

/** The address of that file; undefined where none is kept. */
export const readCancelled = async (id: string): Promise<string | undefined> =>
  (await readKeptForm(aboutOf(id)))?.texts.calendar;
