import { z } from "zod";
import { listLimits } from "./customer-list-limits.ts";
import { calendarDate, dateTime, identifier } from "./primitives.ts";

/** `dateTime` is the slot's beginning, `hour` its local time at the dealer: `09:30`. */
export const slot = z.object({ dateTime, hour: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "HH:MM") });

/** A booked slot. Ours: how long it takes, and how often the appointment was changed (RFC 5545, SEQUENCE). */
export const bookedSlot = slot.extend({
  minutes: z.int().min(1).max(1_440).optional(),
  sequence: z.int().min(0).optional(),
});

/**
 * Answer of a booking. Ours: the data of the appointment's calendar file, and until when the slot is held for a booking to
 * be confirmed by mail, by the dealer's clock.
 */
export const booking = z
  .object({
    id: identifier.optional(),
    sequence: bookedSlot.shape.sequence,
    minutes: bookedSlot.shape.minutes,
    confirmBefore: dateTime.optional(),
  })
  .nullish();

export const schedule = z.object({
  availableSlots: z
    .array(z.object({ date: calendarDate, slots: z.array(slot).max(listLimits.slotsPerDay) }))
    .max(listLimits.scheduleDays),
  /** Ours: how long an appointment takes. */
  minutes: z.int().min(1).max(1_440).optional(),
});
