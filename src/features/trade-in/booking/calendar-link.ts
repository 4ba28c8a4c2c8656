import "server-only";
import { appointmentRules } from "#domain/appointment-slots.ts";
import { knownLocale, type Locale } from "#platform/locale.ts";
import { isSignatureOf, signatureOf } from "#platform/signature.ts";

/** An appointment as its calendar file is asked for. */
export interface SignedAppointment {
  /** Of the trade-in: the same for every change of it. */
  readonly id: string;
  readonly dealerId: string;
  readonly slot: {
    readonly dateTime: string;
    readonly minutes?: number | undefined;
    readonly sequence?: number | undefined;
  };
  readonly locale: Locale;
  /** It was given back: the file takes it out of the calendar. */
  readonly isCancelled?: boolean;
}

const purpose = "appointment-file";

const valuesOf = ({ id, dealerId, slot, locale, isCancelled }: SignedAppointment) => ({
  id,
  dealer: dealerId,
  at: slot.dateTime,
  minutes: String(slot.minutes ?? appointmentRules.minutes),
  sequence: String(slot.sequence ?? 1),
  locale,
  ...(isCancelled && { cancelled: "1" }),
});

/**
 * Where the calendar file of an appointment is had. Whoever has no account has it too, so the address says it all, signed: it shows what
 * its reader was shown already, and nothing else can be asked by it.
 */
export const calendarAddress = (appointment: SignedAppointment): string => {
  const query = new URLSearchParams(valuesOf(appointment));
  query.set("signature", signatureOf(purpose, query.toString()));
  return `/api/appointment-file/?${query}`;
};

/** The appointment of such an address; undefined for one that was not written here. */
export const readCalendarQuery = (params: URLSearchParams): SignedAppointment | undefined => {
  const query = new URLSearchParams(params);
  const signature = query.get("signature") ?? "";
  query.delete("signature");
  if (!isSignatureOf(purpose, query.toString(), signature)) return undefined;
  const read = (name: string): string => query.get(name) ?? "";
  return {
    id: read("id"),
    dealerId: read("dealer"),
    slot: { dateTime: read("at"), minutes: Number(read("minutes")), sequence: Number(read("sequence")) },
    locale: knownLocale(read("locale")),
    ...(query.has("cancelled") && { isCancelled: true }),
  };
};
