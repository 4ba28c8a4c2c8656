import type { MailAttachment } from "#backend/store/schema/mail.ts";
import { calendarFileName } from "#domain/appointment-calendar.ts";

type Attached = Extract<MailAttachment, { kind: "appointment" }>;

type Described = Pick<Attached, "purpose" | "dealerId" | "sequence" | "isCancelled" | "invitation"> & {
  /** The id in the event of the calendar. */
  readonly calendarId: string;
  readonly slot: { readonly start: Date; readonly end: Date };
  readonly now: Date;
};

/** An appointment as the calendar file of a mail describes it. */
export const attachedAppointment = ({ calendarId, slot, now, ...rest }: Described): Attached => ({
  ...rest,
  kind: "appointment",
  tradeInId: calendarId,
  start: slot.start.toISOString(),
  minutes: (slot.end.getTime() - slot.start.getTime()) / 60_000,
  writtenAt: now.toISOString(),
  fileName: calendarFileName,
});
