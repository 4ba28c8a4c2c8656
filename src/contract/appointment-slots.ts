import { z } from "zod";
import { listLimits } from "./customer-list-limits.ts";
import { field, rare } from "./field.ts";
import { ours } from "./ours.ts";
import { calendarDate, dateTime, identifier, sitePath } from "./primitives.ts";

const minutes = z.int().min(1).max(1_440);

/** `dateTime` is the slot's beginning, `hour` its local time at the dealer: `09:30`. */
export const slot = field(
  z.object({
    dateTime: field(dateTime, "Beginning of the slot", "2026-11-24T09:30:00+01:00"),
    hour: field(
      z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "HH:MM"),
      "The same as hour and minute of the clock at the dealer",
      "09:30",
    ),
  }),
  "A time at which a dealer can look at a car; it is booked by sending it back as it was read",
);

/** A booked slot. Ours: how long it takes, and how often the appointment was changed (RFC 5545, SEQUENCE). */
export const bookedSlot = field(
  slot.extend({
    minutes: ours(minutes, "How long the appointment takes", 45, "minutes"),
    sequence: ours(
      z.int().min(0),
      "How often the appointment was changed, as SEQUENCE of its calendar file (RFC 5545)",
      0,
    ),
  }),
  "The slot that is booked",
);

/**
 * Answer of a booking. Ours: the data of the appointment's calendar file, and until when the slot is held for a booking to
 * be confirmed by mail, by the dealer's clock.
 */
export const booking = field(
  z
    .object({
      id: ours(identifier, "Id of the appointment", "b1"),
      sequence: bookedSlot.shape.sequence,
      minutes: bookedSlot.shape.minutes,
      manageUrl: ours(
        sitePath,
        "Path of the page that shows, changes and cancels the appointment, for holders of the link",
        "/api/services/appointments/manage?link=YQ.t6x.c2ln",
      ),
      confirmBefore: ours(
        rare(dateTime),
        "Set when the booking must be confirmed by a link in a mail: until then the slot is held",
        "2026-11-20T11:15:00+01:00",
      ),
    })
    .nullish(),
  "The booking; the storefront works without it",
);

export const schedule = field(
  z.object({
    availableSlots: field(
      z
        .array(
          z.object({
            date: field(calendarDate, "Day at the dealer", "2026-11-24"),
            slots: field(z.array(slot).max(listLimits.slotsPerDay), "Free slots of the day, earliest first"),
          }),
        )
        .max(listLimits.scheduleDays),
      "Days with free slots, earliest first; empty when nothing is free",
    ),
    minutes: ours(minutes, "How long an appointment takes", 45, "minutes"),
  }),
  "When a dealer can look at a car",
);
