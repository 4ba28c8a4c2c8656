import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";

export type CalendarAppointment = {
  /** Of the trade-in: the appointment's UID stays the same however often it is moved. */
  readonly id: string;
  /** Host of the site, such as `volante.example`: makes the UID one of the world (RFC 7986, 5.3). */
  readonly host: string;
  /** How often the appointment was changed; a program takes the event with the highest. */
  readonly sequence: number;
  readonly start: Date;
  readonly minutes: number;
  /** When the file is written. */
  readonly stamp: Date;
  /** In the visitor's language, like location and description; may have commas and several lines. */
  readonly summary: string;
  readonly location: string;
  readonly description?: string | undefined;
  /** It was given back: the file takes the event with its UID out of the calendar (RFC 5546, 3.2.5). */
  readonly isCancelled?: boolean | undefined;
  /** Who is invited by whom, with mail addresses (RFC 5546, 3.2.2); the file is published to whoever gets it without. */
  readonly invitation?:
    | { readonly organizer: { readonly name: string; readonly email: string }; readonly attendee: string }
    | undefined;
};

/** Name of the file of an appointment, in every language. */
export const calendarFileName = "calendario.ics";

/**
 * An appointment as an iCalendar file (RFC 5545), in UTC, so that every program shows its own local time. The same input gives the
 * same file.
 */
export const appointmentCalendar = (appointment: CalendarAppointment): string => {
  const { id, host, sequence, start, minutes, stamp, summary, location, isCancelled, invitation } =
    appointment;
  const sent = invitation ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH;
  const calendar = ical({
    prodId: { company: host, product: "appointments", language: "EN" },
    method: isCancelled ? ICalCalendarMethod.CANCEL : sent,
  });
  calendar.createEvent({
    id: `trade-in-${id}@${host}`,
    sequence,
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    stamp,
    summary,
    location,
    ...(appointment.description && { description: appointment.description }),
    ...(invitation && {
      organizer: invitation.organizer,
      attendees: [{ email: invitation.attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
    }),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return `${calendar.toString().trimEnd()}\r\n`;
};
