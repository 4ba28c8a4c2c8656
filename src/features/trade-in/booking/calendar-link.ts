import "server-only";
import { appointmentRules } from "#domain/appointment-slots.ts";
import { knownLocale, type Locale } from "#platform/locale.ts";
import { isSignatureOf, signatureOf } from "#platform/signature.ts";

/** Content of an appointment's calendar file. */
export interface SignedAppointment {
  /** Id of the trade-in: the same for every change. */
  readonly id: string;
  readonly dealerId: string;
  readonly slot: {
    readonly dateTime: string;
    readonly minutes?: number | undefined;
    readonly sequence?: number | undefined;
  };
  readonly locale: Locale;
  /** Cancelled: the file removes the event from the calendar. */
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
 * Address of an appointment's calendar file. It works without an account, so it contains everything, signed:
 * it exposes only what its reader has already seen, and nothing else can be requested with it.
 */
export const calendarAddress = (appointment: SignedAppointment): string => {
  const query = new URLSearchParams(valuesOf(appointment));
  query.set("signature", signatureOf(purpose, query.toString()));
  return `/api/appointment-file/?${query}`;
};

/** Parses such an address; undefined with a wrong signature. */
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
