import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import { daysAfter } from "./local-clock.ts";

export type Handover = {
  /** Of the reservation: the event's UID stays the same. */
  readonly id: string;
  /** Host of the site, which makes the UID one of the world (RFC 7986, 5.3). */
  readonly host: string;
  /** First and last day, `2026-12-04`. */
  readonly earliest: string;
  readonly latest: string;
  /** When the file is written. */
  readonly stamp: Date;
  /** In the visitor's language, like the location. */
  readonly summary: string;
  readonly location: string;
};

/** The days on which a vehicle may be handed over, as an iCalendar file (RFC 5545): whole days that leave the person free. */
export const handoverCalendar = (handover: Handover): string => {
  const { id, host, earliest, latest, stamp, summary, location } = handover;
  const calendar = ical({
    prodId: { company: host, product: "reservations", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `reservation-${id}@${host}`,
    start: new Date(`${earliest}T00:00:00Z`),
    // The day after the last (RFC 5545, 3.6.1).
    end: new Date(`${daysAfter(latest, 1)}T00:00:00Z`),
    allDay: true,
    timezone: "UTC",
    transparency: ICalEventTransparency.TRANSPARENT,
    ...{ stamp, summary, location },
  });
  return `${calendar.toString().trimEnd()}\r\n`;
};
